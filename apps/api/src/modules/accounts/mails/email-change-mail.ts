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
    subject: (code) => `確認コード ${code}（Mishioriのメールアドレス変更）`,
    lead: 'Mishioriのメールアドレスをこのアドレスに変えるには、アカウント設定の画面に、次の確認コードを入力してください。',
    note: `コードの有効期限は${hours}時間です。新しいコードを送ると、前のコードは使えなくなります。`,
    ignore: 'お心当たりがない場合は、このメールを破棄してください。どのアカウントも変わりません。',
  },
  'en-us': {
    subject: (code) => `${code} confirms your new Mishiori address`,
    lead: 'To use this address for your Mishiori account, enter this code on the page of your account settings.',
    note: `The code works for ${hours} hour. Asking for a new one turns the old one off.`,
    ignore: 'If you did not ask for this, ignore this mail. No account will change.',
  },
}

/** The mail that carries the code to a new address. */
export function emailChangeMail(to: Recipient, { publicUrl, code }: { publicUrl: string; code: string }): Mail {
  const texts = TEXTS[to.locale]
  return composeMail(to, texts.subject(code), [
    { text: texts.lead },
    { text: code, look: 'code' },
    { text: texts.note },
    { text: `${publicUrl}/home/account/email`, look: 'link' },
    { text: texts.ignore, look: 'note' },
  ])
}
