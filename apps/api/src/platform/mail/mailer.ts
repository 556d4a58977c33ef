import type { Locale } from '@repo/contract'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly locale: Locale
}

/** The way out for mail. Rejects when the mail was not accepted; the job that sends it is then tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
