import type { TimelineMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/timeline-en-us'
import { messages as japanese } from '@repo/i18n/timeline-ja'
import { serverMessages } from '@repo/web-kit/page-messages.server'

export const { loadMessages: loadTimelineMessages, translatorFor: timelineTranslator } =
  serverMessages<TimelineMessages>(japanese, english)
