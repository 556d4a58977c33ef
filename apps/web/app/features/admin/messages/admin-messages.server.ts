import { serverMessages } from '@repo/web-kit/page-messages.server'
import { type AdminMessages, messages as english } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadAdminMessages, translatorFor: adminTranslator } = serverMessages<AdminMessages>(
  japanese,
  english,
)
