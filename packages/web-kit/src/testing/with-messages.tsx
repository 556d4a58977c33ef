import type { Locale } from '@repo/contract'
import type { TranslationOf } from '@repo/i18n'
import type { Decorator } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import type { PageMessages } from '../i18n/page-messages.tsx'

/** The messages of some pages around a story, in the language that Storybook shows. */
export function withMessages<Catalogue>(
  Provider: ComponentType<PageMessages<Catalogue> & { children: ReactNode }>,
  catalogues: Readonly<Record<Locale, TranslationOf<Catalogue>>>,
): Decorator {
  return (Story, { globals }) => {
    const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
    return (
      <Provider locale={locale} messages={catalogues[locale]}>
        <Story />
      </Provider>
    )
  }
}
