import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Email, EnteredPassword, Password } from '../schemas.ts'
import { BotCheckField } from './bot-check.ts'

const ResetToken = Type.String({ minLength: 1, maxLength: 200 })

export const passwordEndpoints = {
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/v1/password/forget',
    summary: 'Mails a link that sets a new password; gives the same response whether or not an account has the address',
    access: 'anyone',
    body: Type.Object({ email: Email, bot_check: BotCheckField }, { additionalProperties: false }),
    response: { status: 200, body: Type.Object({ retry_after_seconds: Type.Integer() }) },
    errors: ['password.reset_too_soon', 'auth.throttled', 'bot_check.required', 'bot_check.failed'],
  }),
  checkPasswordReset: endpoint({
    method: 'POST',
    path: '/v1/password/reset/check',
    summary: 'Whether a link still sets a password; changes nothing',
    access: 'anyone',
    body: Type.Object({ token: ResetToken }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['password.reset_invalid', 'auth.throttled'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v1/password/reset',
    summary: 'Sets a new password by the mailed token, once, and ends every session of the account',
    access: 'anyone',
    body: Type.Object({ token: ResetToken, password: Password }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['password.reset_invalid', 'auth.throttled'],
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/v1/self/password',
    summary:
      'Sets a new password and ends every other session; asks for the current one or, of who has none, for a recent proof of who they are',
    access: 'verifiedUser',
    body: Type.Object(
      { current_password: Type.Optional(EnteredPassword), password: Password },
      { additionalProperties: false },
    ),
    response: { status: 204, body: null },
    errors: ['password.current_mismatch', 'auth.reauthentication_required', 'auth.throttled'],
  }),
  readAuthentication: endpoint({
    method: 'GET',
    path: '/v1/self/authentication',
    summary: 'Whether the logged-in user has proved lately enough who they are to change how they log in',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Object({ is_recent: Type.Boolean() }) },
    errors: [],
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/v1/self/reauthenticate',
    summary: 'Proves by password who the logged-in user is, for ten minutes',
    access: 'verifiedUser',
    body: Type.Object({ password: EnteredPassword }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['password.current_mismatch', 'auth.throttled'],
  }),
}
