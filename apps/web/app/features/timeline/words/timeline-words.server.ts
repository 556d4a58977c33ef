import type { TimelineMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/timeline-en-us'
import { messages as japanese } from '@repo/i18n/timeline-ja'
import { createServerWords } from '../../../platform/page-words.server.ts'

export const { messagesFor: timelineMessagesFor, wordsFor: timelineServerWords } = createServerWords<TimelineMessages>(
  japanese,
  english,
)
