import { serverMessages } from '@repo/web-kit/page-messages.server'
import { type AccountMessages, messages as english } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadAccountMessages, translatorFor: accountTranslator } = serverMessages<AccountMessages>(
  japanese,
  english,
)
