import { pageMessages } from '@repo/web-kit/page-messages'
import type { StravaMessages } from './en-us.ts'

/** The messages for importing from Strava, which no other page loads. */
export const { Provider: StravaMessagesProvider, useMessages: useStravaMessages } =
  pageMessages<StravaMessages>('importing from Strava')
