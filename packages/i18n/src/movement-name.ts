import type { Locale, MovementType } from '@repo/contract'
import { movements as english } from './messages/en-us/movements.ts'
import { movements as japanese } from './messages/ja/movements.ts'
import { createTranslator, type Translator } from './translator.ts'

const WORDS: Readonly<Record<Locale, Translator<typeof english>>> = {
  ja: createTranslator<typeof english>('ja', japanese),
  'en-us': createTranslator<typeof english>('en-us', english),
}

/** A way of moving in one language, for servers: pages have it in their catalogue of the timeline. */
export const movementName = (type: MovementType, locale: Locale): string => WORDS[locale](`movement.${type}`)
