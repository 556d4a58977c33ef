import type { messages } from './catalogues/en-us.ts'
import type { movements } from './messages/en-us/movements.ts'
import type { notifications } from './messages/en-us/notifications.ts'
import type { timeline } from './messages/en-us/timeline.ts'

/** Messages of the pages that visitors read. English is the catalogue that others translate. */
export type VisitorMessages = typeof messages

/** Messages of notifications, loaded with the first notification. */
export type NotificationMessages = typeof notifications

/** Messages of the pages about timelines; they travel with those. */
export type TimelineMessages = typeof timeline & typeof movements
