import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

interface Texts {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly ignore: string
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: 'このメールアドレスは登録済みです（Mishiori）',
    lead: '別のアカウントのメールアドレスをこのアドレスに変える申し込みがありましたが、すでにこのアドレスのアカウントがあるため、変えられません。',
    action: '次のページから、お持ちのアカウントでログインできます。',
    ignore: 'お心当たりがない場合は、このメールを破棄してください。アカウントに変更はありません。',
  },
  'en-us': {
    subject: 'You already have a Mishiori account',
    lead: 'Somebody asked to use this address for another account, but it has one already. The other account keeps its address.',
    action: 'You can log in with the account you have:',
    ignore: 'If this was not you, ignore this mail. Nothing about your account has changed.',
  },
}

/** The mail to an address that has an account already, when another account wants it. */
export function takenAddressMail(to: Recipient, { publicUrl }: { publicUrl: string }): Mail {
  const texts = TEXTS[to.locale]
  return composeMail(to, texts.subject, [
    { text: texts.lead },
    { text: texts.action },
    { text: `${publicUrl}/login`, look: 'link' },
    { text: texts.ignore, look: 'note' },
  ])
}
