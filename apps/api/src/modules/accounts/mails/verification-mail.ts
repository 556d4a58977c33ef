import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

interface Texts {
  readonly subject: (code: string) => string
  readonly lead: string
  readonly note: string
  readonly ignore: string
}

const hours = PRODUCT_LIMITS.emailCode.validMinutes / 60

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: (code) => `確認コード ${code}（Mishiori）`,
    lead: 'Mishioriへようこそ。登録の画面に、次の確認コードを入力してください。',
    note: `コードの有効期限は${hours}時間です。新しいコードを送ると、前のコードは使えなくなります。`,
    ignore: 'お心当たりがない場合は、このメールを破棄してください。登録は完了しません。',
  },
  'en-us': {
    subject: (code) => `${code} is your Mishiori code`,
    lead: 'Welcome to Mishiori. Enter this code on the sign-up page.',
    note: `The code works for ${hours} hour. Asking for a new one turns the old one off.`,
    ignore: 'If you did not sign up, ignore this mail. No account will be opened.',
  },
}

/** The mail that carries the code of a sign-up. */
export function verificationMail(to: Recipient, { publicUrl, code }: { publicUrl: string; code: string }): Mail {
  const texts = TEXTS[to.locale]
  return composeMail(to, texts.subject(code), [
    { text: texts.lead },
    { text: code, look: 'code' },
    { text: texts.note },
    { text: `${publicUrl}/emailverify`, look: 'link' },
    { text: texts.ignore, look: 'note' },
  ])
}
