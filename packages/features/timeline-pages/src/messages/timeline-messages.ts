import type { TimelineMessages } from '@repo/i18n'
import { pageMessages } from '@repo/web-kit/page-messages'

/** The messages about timelines, which no other page loads. */
export const {
  Provider: TimelineMessagesProvider,
  Layout: TimelineMessagesLayout,
  useMessages: useTimelineMessages,
} = pageMessages<TimelineMessages>('timelines')
