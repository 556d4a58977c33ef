import type { OwnRoutesMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/own-routes-en-us'
import { messages as japanese } from '@repo/i18n/own-routes-ja'
import { createServerWords } from '../../../platform/page-words.server.ts'

export const { messagesFor: ownMessagesFor, wordsFor: ownServerWords } = createServerWords<OwnRoutesMessages>(
  japanese,
  english,
)
