import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

interface Texts {
  readonly subject: string
  readonly lead: string
  readonly note: string
  readonly ignore: string
}

const { validMinutes } = PRODUCT_LIMITS.passwordReset

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: 'パスワードの再設定（Mishiori）',
    lead: '次のページで、新しいパスワードを設定してください。',
    note: `このリンクは${validMinutes}分間、1回だけ使えます。もう一度送ると、前のリンクは使えなくなります。`,
    ignore: 'お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
  },
  'en-us': {
    subject: 'Reset your Mishiori password',
    lead: 'Set a new password on this page:',
    note: `The link works once, for ${validMinutes} minutes. If you request another one, it stops working.`,
    ignore: 'If you didn’t request this, ignore this email. Your password won’t change.',
  },
}

/** The mail that carries the link to a new password. */
export function passwordResetMail(to: Recipient, { publicUrl, token }: { publicUrl: string; token: string }): Mail {
  const texts = TEXTS[to.locale]
  return composeMail(to, texts.subject, [
    { text: texts.lead },
    { text: `${publicUrl}/resetpass?token=${token}`, look: 'link' },
    { text: texts.note },
    { text: texts.ignore, look: 'note' },
  ])
}
