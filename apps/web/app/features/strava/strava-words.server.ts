import type { StravaMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/strava-en-us'
import { messages as japanese } from '@repo/i18n/strava-ja'
import { createServerWords } from '../../platform/page-words.server.ts'

export const { messagesFor: stravaMessagesFor, wordsFor: stravaServerWords } = createServerWords<StravaMessages>(
  japanese,
  english,
)
