import { messages as english } from '@repo/i18n/comparing-en-us'
import { messages as japanese } from '@repo/i18n/comparing-ja'
import type { Decorator } from '@storybook/react-vite'
import { ComparingMessagesProvider } from '../comparing/messages/comparing-messages.tsx'

/** The messages of the pages that compare. */
export const withComparingMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <ComparingMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </ComparingMessagesProvider>
  )
}
