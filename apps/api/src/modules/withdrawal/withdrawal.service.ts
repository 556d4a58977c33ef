import { LISTS_TAG, type Locale, type PageTag, userTag } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { composeMail, type Recipient } from '../accounts/mails/compose-mail.ts'
import type { PasswordHasher } from '../accounts/password-hasher.ts'
import { passwordProofRules } from '../accounts/throttle-rules.ts'
import type { FilesService } from '../files/files.service.ts'
import type { WithdrawnArticlesService } from '../route-articles/withdrawal/withdrawn-articles.service.ts'
import type { AuthorsService } from '../users/authors.service.ts'
import { type LeavingAccount, withdrawalRepository } from './withdrawal.repository.ts'

/** A module with data of users that a closed account has to leave. */
interface Leavable {
  /** @param changed told which pages lose something that others saw. */
  leave(tx: Database, userId: number, changed: (...tags: readonly PageTag[]) => void): Promise<void>
}

export interface WithdrawalDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly throttle: Throttle
  readonly passwords: PasswordHasher
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly articles: WithdrawnArticlesService
  readonly files: FilesService
  readonly authors: AuthorsService
  /** Further data to handle, each in the transaction that closes the account. */
  readonly leavables: readonly Leavable[]
  readonly publicUrl: string
  /** Days until the routes and pictures of closed accounts are deleted. */
  readonly retentionDays: number
  /** Called when the last mail could not be sent. */
  readonly report: (warning: string) => void
}

/** Closes accounts for good. */
export function createWithdrawalService(dependencies: WithdrawalDependencies) {
  const {
    db,
    pages,
    throttle,
    passwords,
    jobs,
    mailer,
    articles,
    files,
    authors,
    publicUrl,
    retentionDays,
    leavables,
    report,
  } = dependencies

  const checkProof = async ({ hasJustAuthenticated }: Viewer, account: LeavingAccount, password: string | null) => {
    if (password === null && !hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
    if (password === null || (await passwords.verify(account.passwordHash, password))) return
    throw new AppError('password.current_mismatch', {}, { fields: [{ field: 'password', rule: 'mismatch' }] })
  }

  return {
    /**
     * Ends every session and anonymizes the account: its routes are hidden, and no stored data identifies the user any
     * more.
     *
     * @throws {AppError} `password.current_mismatch`; `auth.reauthentication_required` without a password and a recent log-in;
     * `auth.throttled`.
     */
    async withdraw(viewer: Viewer, password: string | null): Promise<void> {
      if (password !== null) await throttle.hit(passwordProofRules(viewer.id))
      const left = await pages.transaction(async (tx, changed) => {
        const accounts = withdrawalRepository(tx)
        const account = await accounts.lock(viewer.id)
        if (!account) return null
        await checkProof(viewer, account, password)
        changed(...(await articles.unpublishAll(tx, viewer.id)), userTag(viewer.id), LISTS_TAG)
        await authors.recount(tx, viewer.id)
        await accounts.anonymize(viewer.id)
        await jobs.forget(tx, viewer.id)
        for (const part of leavables) await part.leave(tx, viewer.id, changed)
        return account
      })
      // The mail queue must not store the address any longer: this mail is sent immediately or not at all.
      if (left)
        await mailer
          .send(withdrawalMail(left, { publicUrl }))
          .catch(() => report('The mail about a withdrawal was not accepted.'))
    },

    /** Deletes data after the retention period. Can be interrupted at any point; the next run continues. */
    async deleteRetained(): Promise<void> {
      for (const userId of await withdrawalRepository(db).listRetained(retentionDays)) {
        await files.deleteAll(userId)
        await articles.deleteAll(userId)
      }
    },
  }
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>

interface Texts {
  readonly subject: string
  readonly lead: string
  readonly alarm: string
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: '退会の手続きが終わりました（Mishiori）',
    lead: 'ご利用ありがとうございました。アカウントを閉じ、公開していたルートを取り下げました。',
    alarm: 'お心当たりがない場合は、すぐに次のサイトの運営者へお知らせください。',
  },
  'en-us': {
    subject: 'Your Mishiori account is closed',
    lead: 'Thank you for being part of Mishiori. Your account is closed and your routes are no longer public.',
    alarm: 'If this wasn’t you, contact whoever runs this site right away:',
  },
}

/** The last mail to a person who closed their account. */
function withdrawalMail(to: Recipient, { publicUrl }: { publicUrl: string }): Mail {
  const { subject, lead, alarm } = TEXTS[to.locale]
  return composeMail(to, subject, [{ text: lead }, { text: alarm }, { text: publicUrl, look: 'link' }])
}
