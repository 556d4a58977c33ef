import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'

/** Kinds of mail that nobody has to get. What is about the account itself is always mailed. */
export const MAIL_KINDS = ['news'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Which of them somebody wants. */
export const MailPreferences = Type.Object({ news: Type.Boolean() }, { additionalProperties: false })
export type MailPreferences = Static<typeof MailPreferences>

export const mailPreferenceEndpoints = {
  readMailPreferences: endpoint({
    method: 'GET',
    path: '/v1/self/mail-preferences',
    summary: 'Which mails the logged-in user wants',
    access: 'verifiedUser',
    response: { status: 200, body: MailPreferences },
    errors: [],
  }),
  saveMailPreferences: endpoint({
    method: 'PUT',
    path: '/v1/self/mail-preferences',
    summary: 'Chooses which mails come',
    access: 'verifiedUser',
    body: MailPreferences,
    response: { status: 200, body: MailPreferences },
    errors: [],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/v1/mail/unsubscribe',
    summary: 'Stops one kind of mail by the key of a link in it, without a log-in',
    access: 'anyone',
    body: Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['mail.link_invalid'],
  }),
}
