import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type RecordingMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: recordingMessagesFor, translatorFor: recordingTranslator } =
  serverMessages<RecordingMessages>(japanese, english)
