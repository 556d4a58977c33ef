import type { StravaMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/strava-en-us'
import { messages as japanese } from '@repo/i18n/strava-ja'
import { createServerMessages } from '@repo/web-kit/page-messages.server'

export const { messagesFor: stravaMessagesFor, translatorFor: stravaTranslator } = createServerMessages<StravaMessages>(
  japanese,
  english,
)
