import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { Email, SelfUser } from '../schemas.ts'

const RetryAfter = { retry_after_seconds: Type.Integer() }

/** An address that is not verified yet, and when another code can be requested. */
const PendingEmail = Type.Object({ email: Type.String(), ...RetryAfter })

/** The address of an account, and the one that shall replace it. */
export const EmailChange = Type.Object({
  email: Type.String(),
  pending: nullable(PendingEmail),
})
export type EmailChange = Static<typeof EmailChange>

export const emailChangeEndpoints = {
  readEmailChange: endpoint({
    method: 'GET',
    path: '/v1/self/email-change',
    summary: 'The address of the logged-in user, and the one that waits to be proved',
    access: 'verifiedUser',
    response: { status: 200, body: EmailChange },
    errors: [],
  }),
  requestEmailChange: endpoint({
    method: 'PUT',
    path: '/v1/self/email-change',
    summary:
      'Mails a code to a new address; gives the same response whether or not an account has it. An earlier request is dropped',
    access: 'verifiedUser',
    body: Type.Object({ email: Email }, { additionalProperties: false }),
    response: { status: 200, body: PendingEmail },
    errors: ['auth.reauthentication_required', 'auth.resend_too_soon'],
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/v1/self/email-change',
    summary: 'Keeps the present address; codes that were mailed stop working',
    access: 'verifiedUser',
    response: { status: 204, body: null },
    errors: [],
  }),
  verifyEmailChange: endpoint({
    method: 'POST',
    path: '/v1/self/email-change/verify',
    summary: 'Proves the new address by the mailed code; from now on it is the one of the account',
    access: 'verifiedUser',
    body: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }, { additionalProperties: false }),
    response: { status: 200, body: SelfUser },
    errors: ['auth.code_invalid', 'auth.email_taken', 'auth.throttled'],
  }),
  resendEmailChange: endpoint({
    method: 'POST',
    path: '/v1/self/email-change/resend',
    summary: 'Mails a new code to the new address; the old one stops working',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Object(RetryAfter) },
    errors: ['email_change.not_pending', 'auth.resend_too_soon'],
  }),
}
