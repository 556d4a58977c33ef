import type { AccountMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/account-en-us'
import { messages as japanese } from '@repo/i18n/account-ja'
import { createServerMessages } from '../../../platform/i18n/page-messages.server.ts'

export const { messagesFor: accountMessagesFor, translatorFor: accountTranslator } =
  createServerMessages<AccountMessages>(japanese, english)
