import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type StravaMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: stravaMessagesFor, translatorFor: stravaTranslator } = serverMessages<StravaMessages>(
  japanese,
  english,
)
