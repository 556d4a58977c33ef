import { messages as english } from '@repo/i18n/own-routes-en-us'
import { messages as japanese } from '@repo/i18n/own-routes-ja'
import type { Decorator } from '@storybook/react-vite'
import { OwnMessagesProvider } from '../messages/own-messages.tsx'

/** The messages of the pages below `/home`. */
export const withOwnMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <OwnMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </OwnMessagesProvider>
  )
}
