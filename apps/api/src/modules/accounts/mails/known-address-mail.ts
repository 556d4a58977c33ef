import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

/** What the address was entered for. */
type Purpose = 'sign-up' | 'email-change'

interface Texts {
  readonly subject: string
  readonly lead: Readonly<Record<Purpose, string>>
  readonly action: Readonly<Record<Purpose, string>>
  readonly ignore: string
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: 'このメールアドレスは登録済みです（Mishiori）',
    lead: {
      'sign-up':
        'このメールアドレスで新しい登録の申し込みがありましたが、すでにアカウントがあります。新しいアカウントは有効になりません。',
      'email-change':
        '別のアカウントのメールアドレスをこのアドレスに変える申し込みがありましたが、すでにこのアドレスのアカウントがあるため、変えられません。',
    },
    action: {
      'sign-up': '次のページから、お持ちのアカウントでログインしてください。',
      'email-change': '次のページから、お持ちのアカウントでログインできます。',
    },
    ignore: 'お心当たりがない場合は、このメールを破棄してください。アカウントに変更はありません。',
  },
  'en-us': {
    subject: 'You already have a Mishiori account',
    lead: {
      'sign-up':
        'Someone tried to sign up with this address, but it already has an account. No new account will be activated.',
      'email-change':
        'Someone tried to change another account’s email to this address, but this address already has an account, so it won’t be changed.',
    },
    action: {
      'sign-up': 'Log in with the account you have:',
      'email-change': 'You can log in with the account you have:',
    },
    ignore: 'If this wasn’t you, ignore this email. Your account hasn’t changed.',
  },
}

/** The mail to an address that has an account already, when another one is to have it. */
export function knownAddressMail(to: Recipient, { purpose, publicUrl }: { purpose: Purpose; publicUrl: string }): Mail {
  const { subject, lead, action, ignore } = TEXTS[to.locale]
  return composeMail(to, subject, [
    { text: lead[purpose] },
    { text: action[purpose] },
    { text: `${publicUrl}/login`, look: 'link' },
    { text: ignore, look: 'note' },
  ])
}
