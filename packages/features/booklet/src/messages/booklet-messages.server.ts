import { serverMessages } from '@repo/web-kit/page-messages.server'
import { type BookletMessages, messages as english } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: bookletMessagesFor, translatorFor: bookletTranslator } = serverMessages<BookletMessages>(
  japanese,
  english,
)
