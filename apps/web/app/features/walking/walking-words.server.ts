import type { WalkingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/walking-en-us'
import { messages as japanese } from '@repo/i18n/walking-ja'
import { createServerWords } from '../../platform/page-words.server.ts'

export const { messagesFor: walkingMessagesFor, wordsFor: walkingWordsFor } = createServerWords<WalkingMessages>(
  japanese,
  english,
)
