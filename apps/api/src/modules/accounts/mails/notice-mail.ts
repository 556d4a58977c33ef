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
    },
    lead: {
      'password-changed': 'Mishioriのパスワードが変更されました。ほかの端末ではログアウトしています。',
      'password-set': 'Mishioriのパスワードが設定されました。メールアドレスとパスワードでログインできます。',
      'email-changed': 'Mishioriのメールアドレスが変更されました。このアドレスではログインできなくなりました。',
    },
    calm: 'ご本人の操作でしたら、このメールは破棄してください。',
    alarm: {
      'password-changed': 'お心当たりがない場合は、次のページからパスワードを再設定してください。',
      'password-set': 'お心当たりがない場合は、次のページからパスワードを再設定してください。',
      'email-changed': 'お心当たりがない場合は、すぐに次のサイトの運営者へお知らせください。',
    },
  },
  'en-us': {
    subject: {
      'password-changed': 'Your Mishiori password was changed',
      'password-set': 'Your Mishiori password was set',
      'email-changed': 'Your Mishiori e-mail address was changed',
    },
    lead: {
      'password-changed': 'The password of your Mishiori account was changed. You are logged out on other devices.',
      'password-set': 'A password was set for your Mishiori account. You can log in with it and your e-mail address.',
      'email-changed': 'The e-mail address of your Mishiori account was changed. This one no longer logs you in.',
    },
    calm: 'If this was you, there is nothing to do.',
    alarm: {
      'password-changed': 'If it was not you, set a new password here:',
      'password-set': 'If it was not you, set a new password here:',
      'email-changed': 'If it was not you, tell the operators of this site at once:',
    },
  },
}

/** Tells the owner of an account what has been done to it. */
export function noticeMail(to: Recipient, { kind, publicUrl }: { kind: Kind; publicUrl: string }): Mail {
  const { subject, lead, calm, alarm } = TEXTS[to.locale]
  return composeMail(to, subject[kind], [
    { text: lead[kind] },
    { text: calm },
    { text: alarm[kind] },
    // Who has lost the address cannot be mailed a link that helps.
    { text: kind === 'email-changed' ? publicUrl : `${publicUrl}/forgetpass`, look: 'link' },
  ])
}
