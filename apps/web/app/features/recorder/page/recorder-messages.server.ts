import type { RecordingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/recording-en-us'
import { messages as japanese } from '@repo/i18n/recording-ja'
import { createServerMessages } from '../../../platform/i18n/page-messages.server.ts'

export const { messagesFor: recordingMessagesFor, translatorFor: recordingTranslator } =
  createServerMessages<RecordingMessages>(japanese, english)
