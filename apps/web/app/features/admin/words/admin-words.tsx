import type { Locale } from '@repo/contract'
import { type AdminMessages, createTranslator, type TranslationOf, type Translator } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

type AdminWords = Translator<AdminMessages>

const WordsContext = createContext<AdminWords | null>(null)

interface AdminWordsProviderProps {
  locale: Locale
  messages: TranslationOf<AdminMessages>
  children: ReactNode
}

/** Gives the pages below the words of moderation, which no other page carries. */
export function AdminWordsProvider({ locale, messages, children }: AdminWordsProviderProps) {
  const words = useMemo(() => createTranslator<AdminMessages>(locale, messages), [locale, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useAdminWords(): AdminWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useAdminWords needs an AdminWordsProvider above it')
  return words
}
