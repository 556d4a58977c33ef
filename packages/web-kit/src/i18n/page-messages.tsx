import type { Locale } from '@repo/contract'
import { createTranslator, type TranslationOf, type Translator } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Outlet } from 'react-router'

/** What a loader gives to the pages of a catalogue: its messages in one language. */
export interface PageMessages<Catalogue> {
  readonly locale: Locale
  readonly messages: TranslationOf<Catalogue>
}

/** A catalogue that travels with some pages alone: its provider, a layout for the routes below it, and the hook for their components. */
export function pageMessages<Catalogue>(name: string) {
  const TranslatorContext = createContext<Translator<Catalogue> | null>(null)

  function Provider({ locale, messages, children }: PageMessages<Catalogue> & { children: ReactNode }) {
    const translator = useMemo(() => createTranslator<Catalogue>(locale, messages), [locale, messages])
    return <TranslatorContext value={translator}>{children}</TranslatorContext>
  }

  function Layout({ loaderData }: { loaderData: PageMessages<Catalogue> }) {
    return (
      <Provider {...loaderData}>
        <Outlet />
      </Provider>
    )
  }

  function useMessages(): Translator<Catalogue> {
    const translator = useContext(TranslatorContext)
    if (!translator) throw new Error(`The messages of ${name} need their provider above.`)
    return translator
  }
  return { Provider, Layout, useMessages }
}

/** For a route that loads messages: another language comes with another page. */
export const keepMessages = () => false
