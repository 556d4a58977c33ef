import type { AccountMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/account-en-us'
import { messages as japanese } from '@repo/i18n/account-ja'
import { createServerWords } from '../../../platform/page-words.server.ts'

export const { messagesFor: accountMessagesFor, wordsFor: accountServerWords } = createServerWords<AccountMessages>(
  japanese,
  english,
)
