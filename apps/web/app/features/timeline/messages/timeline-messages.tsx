import type { TimelineMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The words about timelines, which no other page carries. */
export const { Provider: TimelineMessagesProvider, useMessages: useTimelineMessages } =
  createPageMessages<TimelineMessages>('timelines')
