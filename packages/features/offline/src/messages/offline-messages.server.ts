import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type OfflineMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { messagesFor: offlineMessagesFor, translatorFor: offlineTranslator } = serverMessages<OfflineMessages>(
  japanese,
  english,
)
