import { messages as english } from '@repo/i18n/own-routes-en-us'
import { messages as japanese } from '@repo/i18n/own-routes-ja'
import type { Decorator } from '@storybook/react-vite'
import { OwnWordsProvider } from '../features/home/words/own-words.tsx'

/** The words of the pages below `/home`. */
export const withOwnWords: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <OwnWordsProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </OwnWordsProvider>
  )
}
