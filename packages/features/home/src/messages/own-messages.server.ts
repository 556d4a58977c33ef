import type { OwnRoutesMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/own-routes-en-us'
import { messages as japanese } from '@repo/i18n/own-routes-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: ownMessagesFor, translatorFor: ownTranslator } = createServerMessages<OwnRoutesMessages>(
  japanese,
  english,
)
