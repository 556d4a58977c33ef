import type { Locale } from '@repo/contract'
import { type ComparingMessages, createTranslator, type TranslationOf, type Translator } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

type ComparingWords = Translator<ComparingMessages>

const WordsContext = createContext<ComparingWords | null>(null)

interface ComparingWordsProviderProps {
  locale: Locale
  messages: TranslationOf<ComparingMessages>
  children: ReactNode
}

/** Gives the pages below the words for comparing, which few pages need. */
export function ComparingWordsProvider({ locale, messages, children }: ComparingWordsProviderProps) {
  const words = useMemo(() => createTranslator<ComparingMessages>(locale, messages), [locale, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useComparingWords(): ComparingWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useComparingWords needs a ComparingWordsProvider above it')
  return words
}
