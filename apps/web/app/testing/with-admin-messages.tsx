import { messages as english } from '@repo/i18n/admin-en-us'
import { messages as japanese } from '@repo/i18n/admin-ja'
import type { Decorator } from '@storybook/react-vite'
import { AdminMessagesProvider } from '../features/admin/messages/admin-messages.tsx'

/** The messages of the pages for moderators. */
export const withAdminMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <AdminMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </AdminMessagesProvider>
  )
}
