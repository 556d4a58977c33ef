import type { ComparingMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/comparing-en-us'
import { messages as japanese } from '@repo/i18n/comparing-ja'
import { createServerWords } from '../../../platform/page-words.server.ts'

export const { messagesFor: comparingMessagesFor, wordsFor: comparingServerWords } =
  createServerWords<ComparingMessages>(japanese, english)
