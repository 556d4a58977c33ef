import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { contactRepository, type NewContactMessage } from './contact.repository.ts'
import { contactMail } from './contact-mail.ts'

interface ContactDependencies {
  readonly db: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly throttle: Throttle
  readonly publicUrl: string
  /** The operator's address. */
  readonly contactEmail: string
}

export interface ContactCaller {
  readonly address: string
  readonly factor: number
}

const HOUR = 60 * 60
/** What the operator got by mail is kept here for so long, should the mail be lost. */
const RETENTION_DAYS = 30

/** Takes what people write to the operator, and mails it. */
export function createContactService({ db, jobs, mailer, throttle, publicUrl, contactEmail }: ContactDependencies) {
  const repository = contactRepository(db)
  return {
    /** @throws {AppError} `auth.throttled` after five an hour; `request.invalid` for text of spaces alone. */
    async send(
      message: NewContactMessage,
      { address, factor }: ContactCaller,
      finish: (transaction: Database) => Promise<void> = async () => {},
    ): Promise<void> {
      const tidy = { ...message, name: message.name.trim(), email: message.email.trim(), text: message.text.trim() }
      if (tidy.text === '') throw new AppError('request.invalid', {}, { fields: [{ field: 'text', rule: 'required' }] })
      await throttle.hit([{ name: 'contact address', subject: address, max: 5 * factor, seconds: HOUR }])
      await db.transaction(async (tx) => {
        const messageId = await contactRepository(tx).insert(tidy)
        await jobs.enqueue(tx, 'contact-message', { messageId })
        await finish(tx)
      })
    },
    async mail(messageId: number): Promise<void> {
      const message = await repository.findUnmailed(messageId)
      if (!message) return
      await mailer.send(contactMail(message, { to: contactEmail, publicUrl }))
      await repository.setMailed(messageId)
    },
    deleteOld: () => repository.deleteMailed(RETENTION_DAYS),
    listOf: repository.listOf,
  }
}

export type ContactService = ReturnType<typeof createContactService>
