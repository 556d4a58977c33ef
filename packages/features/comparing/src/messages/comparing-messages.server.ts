import { serverMessages } from '@repo/web-kit/page-messages.server'
import { type ComparingMessages, messages as english } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadComparingMessages, translatorFor: comparingTranslator } =
  serverMessages<ComparingMessages>(japanese, english)
