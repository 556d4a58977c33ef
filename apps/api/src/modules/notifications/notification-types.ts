export const NOTIFICATION_TYPES = [
  'follow',
  'favorite',
  'comment',
  'reply',
  'mention',
  'clone',
  'proposal',
  'proposal_answer',
  'hazard',
  'moderation',
  'system',
] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What the words of a notification need beyond its people and things, by name. */
export type NotificationDetails = Readonly<Record<string, string | number>>
