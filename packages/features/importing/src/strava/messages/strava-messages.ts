import { pageMessages } from '@repo/web-kit/page-messages'
import type { StravaMessages } from './en-us.ts'

/** The messages for importing from Strava, which no other page loads. */
export const { Provider: StravaMessagesProvider, useMessages: useStravaMessages } =
  pageMessages<StravaMessages>('importing from Strava')

/** A wait as text. */
export function useDurationFormatter(): (seconds: number) => string {
  const t = useStravaMessages()
  return (seconds) =>
    seconds < 60
      ? t('strava.seconds', { seconds })
      : t('strava.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
