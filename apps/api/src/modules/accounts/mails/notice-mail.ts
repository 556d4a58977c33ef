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
    },
    lead: {
      'password-changed': 'Mishioriのパスワードが変更されました。ほかの端末ではログアウトしています。',
      'password-set': 'Mishioriのパスワードが設定されました。メールアドレスとパスワードでログインできます。',
      'email-changed': 'Mishioriのメールアドレスが変更されました。このアドレスではログインできなくなりました。',
      'account-linked': 'Mishioriのアカウントがほかのサービスと連携されました。そのサービスからもログインできます。',
      'account-unlinked': 'Mishioriのアカウントとほかのサービスとの連携が解除されました。',
      'passkey-added': 'Mishioriのアカウントにパスキーが追加されました。そのパスキーでログインできます。',
      'passkey-removed': 'Mishioriのアカウントからパスキーが削除されました。',
    },
    calm: 'ご本人の操作でしたら、このメールは破棄してください。',
    alarm: {
      'password-changed': 'お心当たりがない場合は、次のページからパスワードを再設定してください。',
      'password-set': 'お心当たりがない場合は、次のページからパスワードを再設定してください。',
      'email-changed': 'お心当たりがない場合は、すぐに次のサイトの運営者へお知らせください。',
      'account-linked': 'お心当たりがない場合は、次のページでログインのしかたを確かめて、パスワードを変えてください。',
      'account-unlinked':
        'お心当たりがない場合は、次のページでログインのしかたを確かめて、パスワードを変えてください。',
      'passkey-added': 'お心当たりがない場合は、次のページでログインのしかたを確かめて、パスワードを変えてください。',
      'passkey-removed': 'お心当たりがない場合は、次のページでログインのしかたを確かめて、パスワードを変えてください。',
    },
  },
  'en-us': {
    subject: {
      'password-changed': 'Your Mishiori password was changed',
      'password-set': 'Your Mishiori password was set',
      'email-changed': 'Your Mishiori e-mail address was changed',
      'account-linked': 'Another service was linked with your Mishiori account',
      'account-unlinked': 'A service was unlinked from your Mishiori account',
      'passkey-added': 'A passkey was added to your Mishiori account',
      'passkey-removed': 'A passkey was removed from your Mishiori account',
    },
    lead: {
      'password-changed': 'The password of your Mishiori account was changed. You are logged out on other devices.',
      'password-set': 'A password was set for your Mishiori account. You can log in with it and your e-mail address.',
      'email-changed': 'The e-mail address of your Mishiori account was changed. This one no longer logs you in.',
      'account-linked': 'Your Mishiori account was linked with another service. You can log in through it, too.',
      'account-unlinked': 'Your Mishiori account is no longer linked with another service.',
      'passkey-added': 'A passkey was added to your Mishiori account. You can log in with it.',
      'passkey-removed': 'A passkey of your Mishiori account was removed.',
    },
    calm: 'If this was you, there is nothing to do.',
    alarm: {
      'password-changed': 'If it was not you, set a new password here:',
      'password-set': 'If it was not you, set a new password here:',
      'email-changed': 'If it was not you, tell the operators of this site at once:',
      'account-linked': 'If it was not you, look at how your account is opened and change your password here:',
      'account-unlinked': 'If it was not you, look at how your account is opened and change your password here:',
      'passkey-added': 'If it was not you, look at how your account is opened and change your password here:',
      'passkey-removed': 'If it was not you, look at how your account is opened and change your password here:',
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
}

/** The mail to the owner of an account about a change to it. */
export function noticeMail(to: Recipient, { kind, publicUrl }: { kind: Kind; publicUrl: string }): Mail {
  const { subject, lead, calm, alarm } = TEXTS[to.locale]
  return composeMail(to, subject[kind], [
    { text: lead[kind] },
    { text: calm },
    { text: alarm[kind] },
    { text: `${publicUrl}${PATHS[kind]}`, look: 'link' },
  ])
}
