import { messages as english } from '@repo/i18n/account-en-us'
import { messages as japanese } from '@repo/i18n/account-ja'
import type { Decorator } from '@storybook/react-vite'
import { AccountWordsProvider } from '../features/account/words/account-words.tsx'

/** The words of the account settings around a story. */
export const withAccountWords: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <AccountWordsProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </AccountWordsProvider>
  )
}
