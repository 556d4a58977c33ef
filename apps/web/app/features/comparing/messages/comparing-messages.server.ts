import type { ComparingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/comparing-en-us'
import { messages as japanese } from '@repo/i18n/comparing-ja'
import { createServerMessages } from '../../../platform/i18n/page-messages.server.ts'

export const { messagesFor: comparingMessagesFor, translatorFor: comparingTranslator } =
  createServerMessages<ComparingMessages>(japanese, english)
