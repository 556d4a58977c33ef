import type { OfflineMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/offline-en-us'
import { messages as japanese } from '@repo/i18n/offline-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: offlineMessagesFor, translatorFor: offlineTranslator } =
  createServerMessages<OfflineMessages>(japanese, english)
