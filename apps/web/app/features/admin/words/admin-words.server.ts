import type { AdminMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/admin-en-us'
import { messages as japanese } from '@repo/i18n/admin-ja'
import { createServerWords } from '../../../platform/page-words.server.ts'

export const { messagesFor: adminMessagesFor, wordsFor: adminServerWords } = createServerWords<AdminMessages>(
  japanese,
  english,
)
