import { messages as english } from '@repo/i18n/account-en-us'
import { messages as japanese } from '@repo/i18n/account-ja'
import type { Decorator } from '@storybook/react-vite'
import { AccountMessagesProvider } from '../settings/messages/account-messages.tsx'

/** The messages of the account settings around a story. */
export const withAccountMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <AccountMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </AccountMessagesProvider>
  )
}
