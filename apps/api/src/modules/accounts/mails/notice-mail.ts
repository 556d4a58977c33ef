import type { Locale } from '@repo/contract'
import type { AccountNotice } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient } from './compose-mail.ts'

type Kind = AccountNotice['kind']

interface Texts {
  readonly subject: Readonly<Record<Kind, string>>
  readonly lead: Readonly<Record<Kind, string>>
  readonly calm: string
  readonly alarm: Readonly<Record<Kind, string>>
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  ja: {
    subject: {
      'password-changed': 'パスワードが変更されました（Mishiori）',
      'password-set': 'パスワードが設定されました（Mishiori）',
      'email-changed': 'メールアドレスが変更されました（Mishiori）',
      'account-linked': 'ほかのサービスと連携しました（Mishiori）',
      'account-unlinked': 'ほかのサービスとの連携を解除しました（Mishiori）',
      'passkey-added': 'パスキーが追加されました（Mishiori）',
      'passkey-removed': 'パスキーが削除されました（Mishiori）',
      'access-token-added': 'アクセストークンが作成されました（Mishiori）',
      'webhook-added': 'Webhookが追加されました（Mishiori）',
      'webhook-off': 'Webhookを止めました（Mishiori）',
    },
    lead: {
      'password-changed': 'Mishioriのパスワードが変更されました。ほかの端末ではログアウトしています。',
      'password-set': 'Mishioriのパスワードが設定されました。メールアドレスとパスワードでログインできます。',
      'email-changed': 'Mishioriのメールアドレスが変更されました。このアドレスではログインできなくなりました。',
      'account-linked': 'Mishioriのアカウントがほかのサービスと連携されました。そのサービスからもログインできます。',
      'account-unlinked': 'Mishioriのアカウントとほかのサービスとの連携が解除されました。',
      'passkey-added': 'Mishioriのアカウントにパスキーが追加されました。そのパスキーでログインできます。',
      'passkey-removed': 'Mishioriのアカウントからパスキーが削除されました。',
      'access-token-added':
        'Mishioriのアカウントにアクセストークンが作成されました。そのトークンを持つプログラムは、選ばれた範囲で操作できます。',
      'webhook-added': 'Mishioriのアカウントに Webhookが追加されました。選ばれたできごとが、そのアドレスへ送られます。',
      'webhook-off':
        '送信先が受け取れない状態が続いたか、もう使われていないと答えたため、Webhookを1つ止めました。直ったら次のページで再開できます。',
    },
    calm: 'ご本人の操作でしたら、このメールは破棄してください。',
    alarm: {
      'password-changed': 'お心当たりがない場合は、次のページからパスワードを再設定してください。',
      'password-set': 'お心当たりがない場合は、次のページからパスワードを再設定してください。',
      'email-changed': 'お心当たりがない場合は、すぐに次のサイトの運営者へお知らせください。',
      'account-linked': 'お心当たりがない場合は、次のページでログイン方法を確かめて、パスワードを変えてください。',
      'account-unlinked': 'お心当たりがない場合は、次のページでログイン方法を確かめて、パスワードを変えてください。',
      'passkey-added': 'お心当たりがない場合は、次のページでログイン方法を確かめて、パスワードを変えてください。',
      'passkey-removed': 'お心当たりがない場合は、次のページでログイン方法を確かめて、パスワードを変えてください。',
      'access-token-added': 'お心当たりがない場合は、次のページでトークンを取り消して、パスワードを変えてください。',
      'webhook-added': 'お心当たりがない場合は、次のページでWebhookを削除して、パスワードを変えてください。',
      'webhook-off': '送信の記録は次のページで見られます。',
    },
  },
  'en-us': {
    subject: {
      'password-changed': 'Your Mishiori password was changed',
      'password-set': 'Your Mishiori password was set',
      'email-changed': 'Your Mishiori email address was changed',
      'account-linked': 'Another service was linked with your Mishiori account',
      'account-unlinked': 'A service was unlinked from your Mishiori account',
      'passkey-added': 'A passkey was added to your Mishiori account',
      'passkey-removed': 'A passkey was removed from your Mishiori account',
      'access-token-added': 'An access token was made for your Mishiori account',
      'webhook-added': 'A webhook was added to your Mishiori account',
      'webhook-off': 'A webhook of your Mishiori account was switched off',
    },
    lead: {
      'password-changed': 'The password of your Mishiori account was changed. You’re logged out on your other devices.',
      'password-set': 'A password was set for your Mishiori account. You can log in with it and your email address.',
      'email-changed':
        'The email address of your Mishiori account was changed. You can no longer log in with this one.',
      'account-linked': 'Your Mishiori account was linked with another service. You can now log in with it too.',
      'account-unlinked': 'Your Mishiori account is no longer linked with another service.',
      'passkey-added': 'A passkey was added to your Mishiori account. You can log in with it.',
      'passkey-removed': 'A passkey was removed from your Mishiori account.',
      'access-token-added':
        'An access token was made for your Mishiori account. Programs that have it can use the account within the scopes that were chosen.',
      'webhook-added':
        'A webhook was added to your Mishiori account. What happens to the chosen things is sent to its address.',
      'webhook-off':
        'One of your webhooks was switched off: its receiver has failed for days, or answered that it is gone. You can resume it once it works again.',
    },
    calm: 'If this was you, there’s nothing you need to do.',
    alarm: {
      'password-changed': 'If it wasn’t you, set a new password here:',
      'password-set': 'If it wasn’t you, set a new password here:',
      'email-changed': 'If it wasn’t you, contact whoever runs this site right away:',
      'account-linked': 'If it wasn’t you, check how you log in and change your password here:',
      'account-unlinked': 'If it wasn’t you, check how you log in and change your password here:',
      'passkey-added': 'If it wasn’t you, check how you log in and change your password here:',
      'passkey-removed': 'If it wasn’t you, check how you log in and change your password here:',
      'access-token-added': 'If it wasn’t you, revoke the token here and change your password:',
      'webhook-added': 'If it wasn’t you, delete the webhook here and change your password:',
      'webhook-off': 'The log of its deliveries is here:',
    },
  },
}

/** Where they see to it. */
const PATHS: Readonly<Record<Kind, string>> = {
  'password-changed': '/forgetpass',
  'password-set': '/forgetpass',
  // No link: a mailed link cannot help an owner who has lost the address.
  'email-changed': '',
  'account-linked': '/home/account',
  'account-unlinked': '/home/account',
  'passkey-added': '/home/account',
  'passkey-removed': '/home/account',
  'access-token-added': '/home/account/tokens',
  'webhook-added': '/home/account/webhooks',
  'webhook-off': '/home/account/webhooks',
}

/** The mail to the owner of an account about a change to it. */
export function noticeMail(to: Recipient, { kind, publicUrl }: { kind: Kind; publicUrl: string }): Mail {
  const { subject, lead, calm, alarm } = TEXTS[to.locale]
  return composeMail(to, subject[kind], [
    { text: lead[kind] },
    ...(kind === 'webhook-off' ? [] : [{ text: calm }]),
    { text: alarm[kind] },
    { text: `${publicUrl}${PATHS[kind]}`, look: 'link' },
  ])
}
