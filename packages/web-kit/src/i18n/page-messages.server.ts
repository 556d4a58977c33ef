import type { Locale } from '@repo/contract'
import { createTranslator, type TranslationOf } from '@repo/i18n'
import type { LoaderFunctionArgs } from 'react-router'
import { preferencesContext } from '../http/contexts.ts'
import type { PageMessages } from './page-messages.tsx'

/** A catalogue in both languages, on the server: the loader of a layout, and a translator for titles and answers made without React. */
export function serverMessages<Catalogue>(japanese: TranslationOf<Catalogue>, english: TranslationOf<Catalogue>) {
  const messagesFor = (locale: Locale): TranslationOf<Catalogue> => (locale === 'ja' ? japanese : english)
  return {
    messagesFor,
    translatorFor: (locale: Locale) => createTranslator<Catalogue>(locale, messagesFor(locale)),
    loadMessages: ({ context }: Pick<LoaderFunctionArgs, 'context'>): PageMessages<Catalogue> => {
      const { locale } = context.get(preferencesContext)
      return { locale, messages: messagesFor(locale) }
    },
  }
}
