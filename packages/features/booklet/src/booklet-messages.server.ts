import type { BookletMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/booklet-en-us'
import { messages as japanese } from '@repo/i18n/booklet-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: bookletMessagesFor, translatorFor: bookletTranslator } =
  createServerMessages<BookletMessages>(japanese, english)
