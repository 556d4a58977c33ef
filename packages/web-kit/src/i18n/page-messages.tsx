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
  const TranslatorContext = createContext<Translator<Catalogue> | null>(null)

  function Provider({ locale, messages, children }: ProviderProps<Catalogue>) {
    const translator = useMemo(() => createTranslator<Catalogue>(locale, messages), [locale, messages])
    return <TranslatorContext value={translator}>{children}</TranslatorContext>
  }

  function useMessages(): Translator<Catalogue> {
    const translator = useContext(TranslatorContext)
    if (!translator) throw new Error(`The messages of ${name} need their provider above.`)
    return translator
  }
  return { Provider, useMessages }
}
