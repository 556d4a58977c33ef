import type { Database } from '../../../platform/database.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import type { MailPreferencesService } from '../../accounts/mail-preferences/mail-preferences.service.ts'
import { toNotification } from '../notification-answers.ts'
import { notificationPagesRepository } from '../notification-pages.repository.ts'
import { notificationMailsRepository } from './notification-mails.repository.ts'
import { writeAtOnce, writeDigest } from './write-notification-mail.ts'

interface NotificationMailDependencies {
  readonly db: Database
  readonly mailPreferences: MailPreferencesService
  readonly publicUrl: string
  readonly report: (warning: string) => void
}

/** Users whose digests are sent per query for due users. */
const BATCH = 100
/** A run ends before its job expires and is assigned to another worker; the next one continues. */
const LONGEST_RUN_MS = 10 * 60_000

/**
 * Mails notifications. Each is marked in the transaction that hands it to the mail server and cannot be taken twice, by
 * however many processes: only one that dies in between mails again.
 */
export function createNotificationMailsService(given: NotificationMailDependencies) {
  const { db, mailPreferences, publicUrl, report } = given

  const mailDay = (userId: number): Promise<void> =>
    db.transaction(async (transaction) => {
      const mails = notificationMailsRepository(transaction)
      if (!(await mails.takeDay(userId))) return
      const rows = await notificationPagesRepository(transaction).listOf(await mails.takeDaily(userId))
      if (rows.length === 0) return
      const timeZone = await notificationPagesRepository(transaction).findTimeZone(userId)
      await mailPreferences.send(userId, 'digest', ({ locale }) =>
        writeDigest(rows.map(toNotification), { locale, timeZone, publicUrl }),
      )
    })

  return {
    /** One that its reader wants at once, unless they have read it meanwhile. */
    mailAtOnce: ({ notificationId, userId }: { notificationId: number; userId: number }): Promise<void> =>
      db.transaction(async (transaction) => {
        if (!(await notificationMailsRepository(transaction).take(notificationId))) return
        const pages = notificationPagesRepository(transaction)
        const [row] = await pages.listOf([notificationId])
        if (!row) return
        const timeZone = await pages.findTimeZone(userId)
        await mailPreferences.send(userId, row.type, ({ locale }) =>
          writeAtOnce(toNotification(row), { locale, timeZone, publicUrl }),
        )
      }),

    /** What waits for the people whose morning it is. */
    async mailDigests(): Promise<void> {
      const endsAt = performance.now() + LONGEST_RUN_MS
      const failed = new Set<number>()
      while (performance.now() < endsAt) {
        const due = await notificationMailsRepository(db).listDue(BATCH + failed.size)
        const next = due.filter((userId) => !failed.has(userId))
        if (next.length === 0) return
        for (const userId of next) {
          try {
            await mailDay(userId)
          } catch (error) {
            // A failing address does not delay mail to others. The next run tries it again.
            failed.add(userId)
            report(`A digest could not be mailed: ${reasonOf(error)}`)
          }
        }
      }
    },
  }
}
