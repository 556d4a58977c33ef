import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

interface Texts {
  readonly subject: string
  readonly lead: string
  readonly ignore: string
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: '退会の手続きが終わりました（Mishiori）',
    lead: 'ご利用ありがとうございました。アカウントを閉じ、公開していたルートを取り下げました。',
    ignore: 'お心当たりがない場合は、このメールに返信してください。',
  },
  'en-us': {
    subject: 'Your Mishiori account is closed',
    lead: 'Thank you for having been here. Your account is closed, and your routes are no longer shown.',
    ignore: 'If this was not you, reply to this mail.',
  },
}

/** The last mail to somebody who has withdrawn. */
export function withdrawalMail(to: Recipient): Mail {
  const { subject, lead, ignore } = TEXTS[to.locale]
  return composeMail(to, subject, [{ text: lead }, { text: ignore, look: 'note' }])
}
