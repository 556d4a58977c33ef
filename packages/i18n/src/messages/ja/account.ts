import type { TranslationOf } from '../../message.ts'
import type { account as source } from '../en-us/account.ts'

export const account: TranslationOf<typeof source> = {
  'account.title': 'アカウント設定',
  'account.lead': 'ログインのしかた、届くメール、データを変えられます。',
  'account.sections': 'アカウント設定の項目',
  'section.profile': 'プロフィール',
  'section.profileText': '表示名・アイコン・自己紹介',
  'section.email': 'メールアドレス',
  'section.emailText': 'ログインに使うアドレス',
  'section.password': 'パスワード',
  'section.passwordText': '変更・設定',
  'section.sessions': 'ログイン中の端末',
  'section.sessionsText': 'どこでログインしているか',
  'section.linkedAccounts': '連携しているサービス',
  'section.linkedAccountsText': 'ほかのサービスのアカウントでログイン',
  'section.passkeys': 'パスキー',
  'section.passkeysText': '端末のロックでログイン',
  'section.mails': 'メールの受け取り',
  'section.mailsText': '届くメールを選ぶ',
  'section.data': 'データのダウンロード',
  'section.dataText': 'ここで作ったものをすべて受け取る',
  'section.withdrawal': '退会',
  'section.withdrawalText': 'アカウントを閉じる',
}
