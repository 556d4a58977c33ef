import type { Locale } from '@repo/contract'
import { type AccountMessages, createTranslator, type TranslationOf, type Translator } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

type AccountWords = Translator<AccountMessages>

const WordsContext = createContext<AccountWords | null>(null)

interface AccountWordsProviderProps {
  locale: Locale
  messages: TranslationOf<AccountMessages>
  children: ReactNode
}

/** Gives the pages below the words of the account settings, which no other page carries. */
export function AccountWordsProvider({ locale, messages, children }: AccountWordsProviderProps) {
  const words = useMemo(() => createTranslator<AccountMessages>(locale, messages), [locale, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useAccountWords(): AccountWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useAccountWords needs an AccountWordsProvider above it')
  return words
}
