import type { MailKind, MailPreferences } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { accountsRepository } from '../accounts.repository.ts'
import type { Recipient } from '../mails/compose-mail.ts'
import { type SwitchableMail, switchableMail } from '../mails/switchable-mail.ts'
import { mailPreferencesRepository } from './mail-preferences.repository.ts'
import { readUnsubscribeKey, unsubscribeKey } from './unsubscribe-key.ts'

interface MailPreferenceDependencies {
  readonly db: Database
  readonly mailer: Mailer
  readonly secret: string
  readonly publicUrl: string
}

/** News are for who has asked for them. */
const DEFAULTS: MailPreferences = { news: false }

/** Which mails people want, and the way out of each. */
export function createMailPreferencesService({ db, mailer, secret, publicUrl }: MailPreferenceDependencies) {
  const preferences = mailPreferencesRepository(db)
  const read = async (userId: number): Promise<MailPreferences> => ({
    ...DEFAULTS,
    ...(await preferences.find(userId)),
  })
  return {
    read,

    async save(userId: number, chosen: MailPreferences): Promise<MailPreferences> {
      await preferences.choose(userId, chosen)
      return read(userId)
    },

    /** @throws {AppError} `mail.link_invalid` for a key that we have not signed. Of who has left there is nothing to stop. */
    async unsubscribe(key: string): Promise<void> {
      const subscription = readUnsubscribeKey(secret, key)
      if (!subscription) throw new AppError('mail.link_invalid')
      await preferences.choose(subscription.userId, { [subscription.kind]: false })
    },

    /** Mails somebody who wants this kind, with links that stop it. @returns whether it was sent. */
    async send(userId: number, kind: MailKind, write: (to: Recipient) => SwitchableMail): Promise<boolean> {
      const recipient = await accountsRepository(db).findRecipient(userId)
      if (!recipient || !(await read(userId))[kind]) return false
      const key = unsubscribeKey(secret, { userId, kind })
      await mailer.send(switchableMail(recipient, write(recipient), { publicUrl, key }))
      return true
    },
  }
}

export type MailPreferencesService = ReturnType<typeof createMailPreferencesService>
