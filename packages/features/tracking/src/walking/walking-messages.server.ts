import type { WalkingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/walking-en-us'
import { messages as japanese } from '@repo/i18n/walking-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: walkingMessagesFor, translatorFor: walkingTranslator } =
  createServerMessages<WalkingMessages>(japanese, english)
