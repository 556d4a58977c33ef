import type { Locale } from '@repo/contract'
import { createTranslator, type TranslationOf, type Translator } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface ProviderProps<Catalogue> {
  locale: Locale
  messages: TranslationOf<Catalogue>
  children: ReactNode
}

/** A catalogue that travels with some pages alone: its provider, and the hook for the pages below it. */
export function createPageMessages<Catalogue>(name: string) {
  const WordsContext = createContext<Translator<Catalogue> | null>(null)

  function Provider({ locale, messages, children }: ProviderProps<Catalogue>) {
    const words = useMemo(() => createTranslator<Catalogue>(locale, messages), [locale, messages])
    return <WordsContext value={words}>{children}</WordsContext>
  }

  function useWords(): Translator<Catalogue> {
    const words = useContext(WordsContext)
    if (!words) throw new Error(`The words of ${name} need their provider above.`)
    return words
  }
  return { Provider, useWords }
}
