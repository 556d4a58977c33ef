import { type Locale, PRODUCT_LIMITS } from '@repo/contract'

const { validMinutes } = PRODUCT_LIMITS.emailCode
const hours = validMinutes / 60

export interface MailTexts {
  readonly footer: string
  readonly code: {
    readonly subject: (code: string) => string
    readonly lead: string
    readonly note: string
    readonly ignore: string
  }
  readonly known: {
    readonly subject: string
    readonly lead: string
    readonly action: string
    readonly ignore: string
  }
}

/** The sentences of the account mails. */
export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = {
  ja: {
    footer: 'Mishiori',
    code: {
      subject: (code) => `確認コード ${code}（Mishiori）`,
      lead: 'Mishioriへようこそ。登録の画面に、次の確認コードを入力してください。',
      note: `コードの有効期限は${hours}時間です。新しいコードを送ると、前のコードは使えなくなります。`,
      ignore: 'お心当たりがない場合は、このメールを破棄してください。登録は完了しません。',
    },
    known: {
      subject: 'このメールアドレスは登録済みです（Mishiori）',
      lead: 'このメールアドレスで新しい登録の申し込みがありましたが、すでにアカウントがあります。新しいアカウントは有効になりません。',
      action: '次のページから、お持ちのアカウントでログインしてください。',
      ignore: 'お心当たりがない場合は、このメールを破棄してください。アカウントに変更はありません。',
    },
  },
  'en-us': {
    footer: 'Mishiori',
    code: {
      subject: (code) => `${code} is your Mishiori code`,
      lead: 'Welcome to Mishiori. Enter this code on the sign-up page.',
      note: `The code works for ${hours} hour. Asking for a new one turns the old one off.`,
      ignore: 'If you did not sign up, ignore this mail. No account will be opened.',
    },
    known: {
      subject: 'You already have a Mishiori account',
      lead: 'Somebody asked for a new account with this address, but it has one already. The new account stays closed.',
      action: 'Log in with the account you have:',
      ignore: 'If this was not you, ignore this mail. Nothing about your account has changed.',
    },
  },
}
