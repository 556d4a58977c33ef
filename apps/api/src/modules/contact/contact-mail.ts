import type { Mail } from '../../platform/mail/mailer.ts'
import { composeMail } from '../accounts/mails/compose-mail.ts'
import type { ContactMessage } from './contact.repository.ts'

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
export function contactMail(message: ContactMessage, { to, publicUrl }: Operator): Mail {
  const { topic, name, email, text, locale, userId, createdAt } = message
  const from = [name, `<${email}>`, userId === null ? '' : `${publicUrl}/users/${userId}`].filter(Boolean).join(' ')
  const mail = composeMail({ email: to, locale }, `[Mishiori] ${TOPICS[topic]}`, [
    { text },
    { text: `${from}\n${createdAt.toISOString()}`, look: 'note' },
  ])
  return { ...mail, replyTo: email }
}
