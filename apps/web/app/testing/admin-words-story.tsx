import { messages as english } from '@repo/i18n/admin-en-us'
import { messages as japanese } from '@repo/i18n/admin-ja'
import type { Decorator } from '@storybook/react-vite'
import { AdminWordsProvider } from '../features/admin/words/admin-words.tsx'

/** The words of the pages for moderators. */
export const withAdminWords: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <AdminWordsProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </AdminWordsProvider>
  )
}
