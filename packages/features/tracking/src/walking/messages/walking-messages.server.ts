import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type WalkingMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: walkingMessagesFor, translatorFor: walkingTranslator } = serverMessages<WalkingMessages>(
  japanese,
  english,
)
