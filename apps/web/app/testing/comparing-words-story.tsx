import { messages as english } from '@repo/i18n/comparing-en-us'
import { messages as japanese } from '@repo/i18n/comparing-ja'
import type { Decorator } from '@storybook/react-vite'
import { ComparingWordsProvider } from '../features/comparing/words/comparing-words.tsx'

/** The words of the pages that compare. */
export const withComparingWords: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <ComparingWordsProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </ComparingWordsProvider>
  )
}
