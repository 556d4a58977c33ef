import type { ApiError, LengthUnits, Locale } from '@repo/contract'
import { createTranslator, errorMessage, type TranslationOf, type Translator, type VisitorMessages } from '@repo/i18n'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Language {
  readonly locale: Locale
  /** What the reader wants lengths in. */
  readonly units: LengthUnits
  /** Of the reader's account; null for guests. */
  readonly timeZone: string | null
  readonly t: Translator<VisitorMessages>
  /** The sentence for an error of the API. */
  readonly formatError: (error: ApiError) => string
}

const LanguageContext = createContext<Language | null>(null)

interface LanguageProviderProps {
  locale: Locale
  /** The messages of this page's language; only these travel to the browser. */
  messages: TranslationOf<VisitorMessages>
  timeZone?: string | null
  units?: LengthUnits
  children: ReactNode
}

export function LanguageProvider({
  locale,
  messages,
  timeZone = null,
  units = 'metric',
  children,
}: LanguageProviderProps) {
  const language = useMemo(() => languageOf({ locale, messages, timeZone, units }), [locale, messages, timeZone, units])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function languageOf({
  locale,
  messages,
  timeZone = null,
  units = 'metric',
}: Omit<LanguageProviderProps, 'children'>): Language {
  return {
    locale,
    units,
    timeZone,
    t: createTranslator<VisitorMessages>(locale, messages),
    formatError: (error) => errorMessage(error, locale, messages, timeZone),
  }
}

export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it')
  return language
}
