import { type Locale, visibleTexts } from '@repo/contract'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: Locale
  /** Where an answer goes; nowhere unless given. */
  readonly replyTo?: string
  /** For optional mails: a POST to this address unsubscribes, as mail programs do at one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** The way out for mail. Rejects when the mail was not accepted; the job that sends it is then tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A way out for mails whose names and titles may be older than the rule for texts. */
export const withVisibleMails = ({ send }: Mailer): Mailer => ({
  send: ({ subject, text, html, ...mail }) =>
    send({ ...mail, subject: visibleTexts(subject), text: visibleTexts(text), html: visibleTexts(html) }),
})
