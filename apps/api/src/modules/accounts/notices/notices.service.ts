import type { Database } from '../../../platform/database.ts'
import type { AccountNotice } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { noticeMail } from '../mails/notice-mail.ts'

interface NoticeDependencies {
  readonly db: Database
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** Mails the owner of an account after a change of its log-in methods, which was most likely their own. */
export function createNoticeService({ db, mailer, publicUrl }: NoticeDependencies) {
  return {
    async mailNotice({ kind, userId, email }: AccountNotice): Promise<void> {
      const owner = await accountsRepository(db).findRecipient(userId)
      if (!owner) return
      await mailer.send(noticeMail({ email: email ?? owner.email, locale: owner.locale }, { kind, publicUrl }))
    },
  }
}
