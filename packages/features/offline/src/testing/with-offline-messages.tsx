import { messages as english } from '@repo/i18n/offline-en-us'
import { messages as japanese } from '@repo/i18n/offline-ja'
import type { Decorator } from '@storybook/react-vite'
import { OfflineMessagesProvider } from '../offline-messages.tsx'

/** The messages of the page for being offline. */
export const withOfflineMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <OfflineMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </OfflineMessagesProvider>
  )
}
