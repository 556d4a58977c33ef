import type { StravaMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages for importing from Strava, which no other page loads. */
export const { Provider: StravaMessagesProvider, useMessages: useStravaMessages } =
  createPageMessages<StravaMessages>('importing from Strava')
