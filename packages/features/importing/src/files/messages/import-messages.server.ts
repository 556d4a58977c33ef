import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type ImportMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: importMessagesFor, translatorFor: importTranslator } = serverMessages<ImportMessages>(
  japanese,
  english,
)
