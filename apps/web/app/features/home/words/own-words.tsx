import type { Locale } from '@repo/contract'
import { createTranslator, type OwnRoutesMessages, type TranslationOf, type Translator } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

type OwnWords = Translator<OwnRoutesMessages>

const WordsContext = createContext<OwnWords | null>(null)

interface OwnWordsProviderProps {
  locale: Locale
  messages: TranslationOf<OwnRoutesMessages>
  children: ReactNode
}

/** Gives the pages below the words for looking after one's routes, which no other page carries. */
export function OwnWordsProvider({ locale, messages, children }: OwnWordsProviderProps) {
  const words = useMemo(() => createTranslator<OwnRoutesMessages>(locale, messages), [locale, messages])
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useOwnWords(): OwnWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useOwnWords needs an OwnWordsProvider above it')
  return words
}
