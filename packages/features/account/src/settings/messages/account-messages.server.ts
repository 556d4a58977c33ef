import type { AccountMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/account-en-us'
import { messages as japanese } from '@repo/i18n/account-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: accountMessagesFor, translatorFor: accountTranslator } =
  createServerMessages<AccountMessages>(japanese, english)
