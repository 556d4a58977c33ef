import { messages as english } from '@repo/i18n/timeline-en-us'
import { messages as japanese } from '@repo/i18n/timeline-ja'
import type { Decorator } from '@storybook/react-vite'
import { TimelineMessagesProvider } from '../messages/timeline-messages.ts'

/** The messages about timelines around a story. */
export const withTimelineMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <TimelineMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </TimelineMessagesProvider>
  )
}
