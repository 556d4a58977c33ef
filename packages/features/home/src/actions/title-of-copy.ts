import { PRODUCT_LIMITS } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import type { OwnRoutesMessages } from '../messages/en-us.ts'

/** What a copy of an article is called. Of a long title only as much is repeated as leaves room for saying that it is a copy. */
export function titleOfCopy(t: Translator<OwnRoutesMessages>, title: string): string {
  const room = PRODUCT_LIMITS.titleLength.max - charactersOf(t('own.duplicateTitle', { title: '' })).length
  const characters = charactersOf(title)
  const kept = characters.length > room ? `${characters.slice(0, room - 1).join('')}…` : title
  return t('own.duplicateTitle', { title: kept })
}

/** Code points, as the API counts them. */
const charactersOf = (text: string): string[] => [...text]
