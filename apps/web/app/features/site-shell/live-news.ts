import type { LiveNotifications, Locale } from '@repo/contract'

/** A notification that came while the page was open. */
interface ArrivedNotification {
  /** Its sentence; loads the messages on demand. Rejects when they cannot be loaded. */
  readonly format: (reader: { readonly locale: Locale; readonly timeZone: string }) => Promise<string>
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
      format: async (reader) => (await import('./format-arrived.ts')).formatArrived(notification, reader),
    })),
  }
}
