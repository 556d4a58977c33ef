import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  DEFAULT_MAILS,
  MAIL_MODES,
  MAIL_TYPES,
  type MailChoices,
  type MailKind,
  type MailPreferences,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { ChosenMails } from '../../../platform/session/users.table.ts'
import { accountsRepository } from '../accounts.repository.ts'
import type { Recipient } from '../mails/compose-mail.ts'
import { type SwitchableMail, switchableMail } from '../mails/switchable-mail.ts'
import { mailPreferencesRepository } from './mail-preferences.repository.ts'

interface MailPreferenceDependencies {
  readonly db: Database
  readonly mailer: Mailer
  readonly secret: string
  readonly publicUrl: string
}

/** Which mails people want, and the way out of each. */
export function createMailPreferencesService({ db, mailer, secret, publicUrl }: MailPreferenceDependencies) {
  const preferences = mailPreferencesRepository(db)
  const read = async (userId: number): Promise<MailPreferences> => {
    const found = await preferences.find(userId)
    return toPreferences(found?.mails ?? {}, found?.timeZone ?? 'UTC')
  }
  const subscriptionOf = (key: string): Subscription => {
    const subscription = readUnsubscribeKey(secret, key)
    if (!subscription) throw new AppError('mail.link_invalid')
    return subscription
  }
  return {
    read,

    /** @throws {AppError} `mail.time_zone_unknown`. */
    async save(userId: number, { news, notifications, time_zone }: MailChoices): Promise<MailPreferences> {
      if (time_zone !== undefined && !(await preferences.knowsTimeZone(time_zone)))
        throw new AppError('mail.time_zone_unknown')
      const chosen = { ...notifications, ...(news === undefined ? {} : { news }) }
      await preferences.choose(userId, chosen, time_zone)
      return read(userId)
    },

    /** Which mail a key stops. @throws {AppError} `mail.link_invalid` for a key that we have not signed. */
    kindOf: (key: string): MailKind => subscriptionOf(key).kind,

    /** @throws {AppError} `mail.link_invalid` for a key that we have not signed. Does nothing for closed accounts. */
    async unsubscribe(key: string): Promise<void> {
      const { userId, kind } = subscriptionOf(key)
      await preferences.choose(userId, without(kind, await read(userId)))
    },

    /** Mails a user who has enabled this kind, with links that disable it. @returns whether it was sent. */
    async send(userId: number, kind: MailKind, write: (to: Recipient) => SwitchableMail): Promise<boolean> {
      const recipient = await accountsRepository(db).findRecipient(userId)
      if (!recipient || !wants(kind, await read(userId))) return false
      const key = unsubscribeKey(secret, { userId, kind })
      await mailer.send(switchableMail(recipient, write(recipient), { publicUrl, key }))
      return true
    },
  }
}

export type MailPreferencesService = ReturnType<typeof createMailPreferencesService>

/** News are opt-in. */
function toPreferences(mails: ChosenMails, timeZone: string): MailPreferences {
  const modeOf = (type: NotificationType) => MAIL_MODES.find((mode) => mode === mails[type]) ?? DEFAULT_MAILS[type]
  const notifications = Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, modeOf(type)]))
  // Its keys are the types.
  return { news: mails.news === true, notifications, time_zone: timeZone } as MailPreferences
}

function wants(kind: MailKind, { news, notifications }: MailPreferences): boolean {
  if (kind === 'news') return news
  if (kind === 'digest') return Object.values(notifications).includes('daily')
  return notifications[kind] === 'at_once'
}

/** The change that switches a mail off; for the digest, all notifications in it. */
function without(kind: MailKind, { notifications }: MailPreferences): ChosenMails {
  if (kind === 'news') return { news: false }
  if (kind !== 'digest') return { [kind]: 'off' }
  const daily = NOTIFICATION_TYPES.filter((type) => notifications[type] === 'daily')
  return Object.fromEntries(daily.map((type) => [type, 'off']))
}

/** Whom a link in a mail unsubscribes, and from what. */
interface Subscription {
  readonly userId: number
  readonly kind: MailKind
}

const sign = (secret: string, payload: string) => createHmac('sha256', secret).update(`unsubscribe!${payload}`).digest()

/** Holds for ever, as old mails do: all it can do is to stop one kind of mail. */
function unsubscribeKey(secret: string, { userId, kind }: Subscription): string {
  const payload = `${userId}.${kind}`
  return `${payload}.${sign(secret, payload).toString('base64url')}`
}

/** Null for a key that we have not signed. */
function readUnsubscribeKey(secret: string, key: string): Subscription | null {
  const [, payload = '', id = '', name, signature = ''] = /^((\d{1,15})\.([a-z_]+))\.([\w-]{43})$/.exec(key) ?? []
  const kind = MAIL_TYPES.find((candidate) => candidate === name)
  if (!kind || !timingSafeEqual(sign(secret, payload), Buffer.from(signature, 'base64url'))) return null
  return { userId: Number(id), kind }
}
