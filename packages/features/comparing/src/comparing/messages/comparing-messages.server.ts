import type { ComparingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/comparing-en-us'
import { messages as japanese } from '@repo/i18n/comparing-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: comparingMessagesFor, translatorFor: comparingTranslator } =
  createServerMessages<ComparingMessages>(japanese, english)
