import { createTranslator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { messages as english, type WalkFormMessages } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'

const CATALOGUES = { ja: japanese, 'en-us': english } as const

/** The messages of the dialogs. They come with the dialogs' code, so that readers who log nothing do not load them. */
export function useFormMessages() {
  const { locale } = useLanguage()
  return useMemo(() => createTranslator<WalkFormMessages>(locale, CATALOGUES[locale]), [locale])
}
