import type { LiveNotifications, Locale } from '@repo/contract'

/** A notification that came while the page was open. */
interface ArrivedNotification {
  /** Its sentence, whose messages are loaded when it is wanted. Rejects when they cannot be. */
  readonly say: (locale: Locale) => Promise<string>
}

export interface LiveNews {
  /** Notifications that are unread. */
  readonly count: number
  /** Nothing when only the count has changed. */
  readonly arrived: readonly ArrivedNotification[]
}

export function toLiveNews({ count, arrived }: LiveNotifications): LiveNews {
  return {
    count,
    arrived: arrived.map((notification) => ({
      say: async (locale) => (await import('./say-arrived.ts')).sayArrived(notification, locale),
    })),
  }
}
