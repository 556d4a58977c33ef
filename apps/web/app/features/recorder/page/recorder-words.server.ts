import type { RecordingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/recording-en-us'
import { messages as japanese } from '@repo/i18n/recording-ja'
import { createServerWords } from '../../../platform/page-words.server.ts'

export const { messagesFor: recordingMessagesFor, wordsFor: recordingWordsFor } = createServerWords<RecordingMessages>(
  japanese,
  english,
)
