import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

/** What the code confirms. */
type Purpose = 'sign-up' | 'email-change'

interface Texts {
  readonly subject: Readonly<Record<Purpose, (code: string) => string>>
  readonly lead: Readonly<Record<Purpose, string>>
  readonly note: string
  readonly ignore: Readonly<Record<Purpose, string>>
}

const hours = PRODUCT_LIMITS.emailCode.validMinutes / 60

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: {
      'sign-up': (code) => `確認コード ${code}（Mishiori）`,
      'email-change': (code) => `確認コード ${code}（Mishioriのメールアドレス変更）`,
    },
    lead: {
      'sign-up': 'Mishioriへようこそ。登録の画面に、次の確認コードを入力してください。',
      'email-change':
        'Mishioriのメールアドレスをこのアドレスに変えるには、アカウント設定の画面に、次の確認コードを入力してください。',
    },
    note: `コードの有効期限は${hours}時間です。新しいコードを送ると、前のコードは使えなくなります。`,
    ignore: {
      'sign-up': 'お心当たりがない場合は、このメールを破棄してください。登録は完了しません。',
      'email-change': 'お心当たりがない場合は、このメールを破棄してください。どのアカウントも変わりません。',
    },
  },
  'en-us': {
    subject: {
      'sign-up': (code) => `${code} is your Mishiori code`,
      'email-change': (code) => `${code} is your code for your new Mishiori address`,
    },
    lead: {
      'sign-up': 'Welcome to Mishiori. Enter this code on the sign-up page.',
      'email-change': 'To use this address for your Mishiori account, enter this code in your account settings.',
    },
    note: `The code is valid for ${hours} hour. If you request a new one, the old one stops working.`,
    ignore: {
      'sign-up': 'If you didn’t sign up, ignore this email. No account will be created.',
      'email-change': 'If you didn’t request this, ignore this email. Nothing will change.',
    },
  },
}

/** Where the code is entered. */
const PAGES: Readonly<Record<Purpose, string>> = { 'sign-up': '/emailverify', 'email-change': '/home/account/email' }

interface Code {
  readonly purpose: Purpose
  readonly code: string
  readonly publicUrl: string
}

/** The mail that carries a code. */
export function codeMail(to: Recipient, { purpose, code, publicUrl }: Code): Mail {
  const { subject, lead, note, ignore } = TEXTS[to.locale]
  return composeMail(to, subject[purpose](code), [
    { text: lead[purpose] },
    { text: code, look: 'code' },
    { text: note },
    { text: `${publicUrl}${PAGES[purpose]}`, look: 'link' },
    { text: ignore[purpose], look: 'note' },
  ])
}
