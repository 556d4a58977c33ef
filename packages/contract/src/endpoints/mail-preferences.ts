import { type Static, Type } from 'typebox'
import { NOTIFICATION_TYPES, type NotificationType } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { TimeZoneName } from '../schemas.ts'

/** Kinds of optional mail. Mail about the account itself is always sent. `digest` is all daily mail. */
export const MAIL_TYPES = ['news', 'digest', ...NOTIFICATION_TYPES] as const
export type MailKind = (typeof MAIL_TYPES)[number]

/** When a notification is mailed. */
export const MAIL_MODES = ['off', 'at_once', 'daily'] as const
export type MailMode = (typeof MAIL_MODES)[number]

/** The notifications mailed by default: those that wait for an answer, and decisions of moderators. */
export const DEFAULT_MAILS = {
  follow: 'off',
  favorite: 'off',
  comment: 'daily',
  reply: 'daily',
  mention: 'daily',
  clone: 'off',
  proposal: 'daily',
  proposal_answer: 'daily',
  hazard: 'daily',
  walk: 'off',
  journey: 'off',
  moderation: 'at_once',
  system: 'off',
} as const satisfies Readonly<Record<NotificationType, MailMode>>
export type NotificationMails = Readonly<Record<NotificationType, MailMode>>

const Mode = Type.Enum([...MAIL_MODES])
const modes = Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, Mode])) as Record<
  NotificationType,
  typeof Mode
> // its keys are the types
const Modes = Type.Object(modes, { additionalProperties: false })

/** The kinds that a user has enabled. */
export const MailPreferences = Type.Object({
  news: Type.Boolean(),
  notifications: Modes,
  /** In which their days begin and end, by its IANA name. */
  time_zone: Type.String(),
})
export type MailPreferences = Static<typeof MailPreferences>

/** Absent fields are unchanged. */
const MailChoices = Type.Object(
  {
    news: Type.Optional(Type.Boolean()),
    notifications: Type.Optional(Type.Partial(Modes, { additionalProperties: false })),
    time_zone: Type.Optional(TimeZoneName),
  },
  { additionalProperties: false },
)
export type MailChoices = Static<typeof MailChoices>

const UnsubscribeKey = Type.Object(
  { key: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)

export const mailPreferenceEndpoints = {
  readMailPreferences: endpoint({
    method: 'GET',
    path: '/v1/self/mail-preferences',
    summary: 'Which mails the logged-in user wants',
    access: 'verifiedUser',
    response: { status: 200, body: MailPreferences },
    errors: [],
  }),
  saveMailPreferences: endpoint({
    method: 'PUT',
    path: '/v1/self/mail-preferences',
    summary: 'Chooses which mails come, and in which time zone their days are',
    access: 'verifiedUser',
    body: MailChoices,
    response: { status: 200, body: MailPreferences },
    errors: ['mail.time_zone_unknown'],
  }),
  readSubscription: endpoint({
    method: 'GET',
    path: '/v1/mail/unsubscribe',
    summary: 'Which kind of mail the key of a link in it would stop; it stops nothing',
    access: 'anyone',
    query: UnsubscribeKey,
    response: { status: 200, body: Type.Object({ kind: Type.Enum([...MAIL_TYPES]) }) },
    errors: ['mail.link_invalid'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/v1/mail/unsubscribe',
    summary: 'Stops one kind of mail by the key of a link in it, without a log-in',
    access: 'anyone',
    body: UnsubscribeKey,
    response: { status: 204, body: null },
    errors: ['mail.link_invalid'],
  }),
}
