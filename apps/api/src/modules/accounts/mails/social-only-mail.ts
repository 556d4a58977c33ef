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
    subject: 'パスワードの再設定について（Mishiori）',
    lead: 'メールアドレスでのログインが設定されていないため、パスワードを再設定できません。連携しているサービスのアカウントでログインしてください。',
    ignore: 'お心当たりがない場合は、このメールを破棄してください。アカウントに変更はありません。',
  },
  'en-us': {
    subject: 'Your Mishiori account has no password',
    lead: 'Can not reset your password because you have not set up an email login. Please log in using your linked social account.',
    ignore: 'If you didn’t request this, ignore this email. Your account hasn’t changed.',
  },
}

/** The reply to a password reset request for an account without a password. */
export function socialOnlyMail(to: Recipient, { publicUrl }: { publicUrl: string }): Mail {
  const texts = TEXTS[to.locale]
  return composeMail(to, texts.subject, [
    { text: texts.lead },
    { text: `${publicUrl}/login`, look: 'link' },
    { text: texts.ignore, look: 'note' },
  ])
}
