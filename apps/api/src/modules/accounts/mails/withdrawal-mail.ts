import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

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
export function withdrawalMail(to: Recipient, { publicUrl }: { publicUrl: string }): Mail {
  const { subject, lead, alarm } = TEXTS[to.locale]
  return composeMail(to, subject, [{ text: lead }, { text: alarm }, { text: publicUrl, look: 'link' }])
}
