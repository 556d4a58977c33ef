import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { composeMail } from '../accounts/mails/compose-mail.ts'
import { type ContactMessage, contactRepository, type NewContactMessage } from './contact.repository.ts'

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

const TOPICS: Readonly<Record<ContactMessage['topic'], string>> = {
  question: '質問 / Question',
  trouble: '不具合 / Something does not work',
  idea: '要望 / Idea',
  rights: '権利・プライバシー / Rights and privacy',
  other: 'その他 / Other',
}

interface Operator {
  readonly to: string
  readonly publicUrl: string
}

/** A contact message, mailed to the operator. Replies go to its author. */
function contactMail(message: ContactMessage, { to, publicUrl }: Operator): Mail {
  const { topic, name, email, text, locale, userId, createdAt } = message
  const from = [name, `<${email}>`, userId === null ? '' : `${publicUrl}/users/${userId}`].filter(Boolean).join(' ')
  const mail = composeMail({ email: to, locale }, `[Mishiori] ${TOPICS[topic]}`, [
    { text },
    { text: `${from}\n${createdAt.toISOString()}`, look: 'note' },
  ])
  return { ...mail, replyTo: email }
}
