import type { TimelineMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages about timelines, which no other page loads. */
export const { Provider: TimelineMessagesProvider, useMessages: useTimelineMessages } =
  createPageMessages<TimelineMessages>('timelines')
