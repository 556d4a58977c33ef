import type { RecordingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/recording-en-us'
import { messages as japanese } from '@repo/i18n/recording-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: recordingMessagesFor, translatorFor: recordingTranslator } =
  createServerMessages<RecordingMessages>(japanese, english)
