import type { AdminMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/admin-en-us'
import { messages as japanese } from '@repo/i18n/admin-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: adminMessagesFor, translatorFor: adminTranslator } = createServerMessages<AdminMessages>(
  japanese,
  english,
)
