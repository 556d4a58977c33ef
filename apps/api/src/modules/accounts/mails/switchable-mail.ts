import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { composeMail, type Recipient, type Section } from './compose-mail.ts'

/** The content of an optional mail, which people can unsubscribe from. */
export interface SwitchableMail {
  readonly subject: string
  readonly paragraphs: readonly (string | Section)[]
}

const STOP: Readonly<Record<Locale, string>> = {
  ja: 'このメールの配信を止めるには、次のページを開いてください。',
  'en-us': 'To stop these mails, open this page:',
}

/** A mail with both ways out of it: a page for people, an address for the button of their mail program. */
export function switchableMail(
  to: Recipient,
  { subject, paragraphs }: SwitchableMail,
  { publicUrl, key }: { publicUrl: string; key: string },
): Mail {
  const sections = paragraphs.map((paragraph) => (typeof paragraph === 'string' ? { text: paragraph } : paragraph))
  const search = new URLSearchParams({ key })
  const mail = composeMail(to, subject, [
    ...sections,
    { text: STOP[to.locale], look: 'note' },
    { text: `${publicUrl}/unsubscribe?${search}`, look: 'link' },
  ])
  return { ...mail, unsubscribeUrl: `${publicUrl}/mail/unsubscribe?${search}` }
}
