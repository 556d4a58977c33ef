import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type PresentingMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: presentingMessagesFor, translatorFor: presentingTranslator } =
  serverMessages<PresentingMessages>(japanese, english)
