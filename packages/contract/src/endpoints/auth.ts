import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import {
  Email,
  EnteredPassword,
  LengthUnits,
  Locale,
  Nickname,
  Password,
  SelfUser,
  TimeZoneName,
  UserName,
} from '../schemas.ts'
import { BotCheckField } from './bot-check.ts'

export const authEndpoints = {
  csrfCookie: endpoint({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    summary: 'Sets the XSRF-TOKEN cookie that every change must repeat in X-XSRF-TOKEN',
    access: 'anyone',
    response: { status: 204, body: null },
    errors: [],
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/v1/user',
    summary: 'The logged-in user, or null',
    access: 'anyone',
    response: { status: 200, body: nullable(SelfUser) },
    errors: [],
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/v1/signup',
    summary:
      'Creates an account, opens its session and mails a 6-digit code; answers alike whether or not the address is known',
    access: 'guest',
    body: Type.Object(
      {
        email: Email,
        name: UserName,
        nickname: Type.Optional(Nickname),
        password: Password,
        terms: Type.Boolean(),
        locale: Locale,
        /** Of the new account; it can be changed later. */
        time_zone: Type.Optional(TimeZoneName),
        bot_check: BotCheckField,
      },
      { additionalProperties: false },
    ),
    response: { status: 201, body: SelfUser },
    errors: [
      'auth.terms_required',
      'auth.name_reserved',
      'auth.name_taken',
      'auth.throttled',
      'bot_check.required',
      'bot_check.failed',
    ],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/v1/login',
    summary: 'Opens a session',
    access: 'guest',
    body: Type.Object(
      { email: Email, password: EnteredPassword, bot_check: BotCheckField },
      { additionalProperties: false },
    ),
    response: { status: 200, body: SelfUser },
    errors: ['auth.bad_credentials', 'auth.throttled', 'bot_check.required', 'bot_check.failed'],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/v1/logout',
    summary: 'Ends the session',
    access: 'anyone',
    response: { status: 204, body: null },
    errors: [],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/v1/email/verify',
    summary: 'Verifies the address of the logged-in user by the mailed code',
    access: 'user',
    body: Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }, { additionalProperties: false }),
    response: { status: 200, body: SelfUser },
    errors: ['auth.code_invalid', 'auth.throttled'],
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/v1/email/resend',
    summary: 'Mails a new code; the old one stops working',
    access: 'user',
    response: { status: 200, body: Type.Object({ retry_after_seconds: Type.Integer() }) },
    errors: ['auth.resend_too_soon'],
  }),
  setUnits: endpoint({
    method: 'PUT',
    path: '/v1/self/units',
    summary: 'Stores the units of length of the logged-in user',
    access: 'user',
    body: Type.Object({ units: LengthUnits }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: [],
  }),
  setLocale: endpoint({
    method: 'PUT',
    path: '/v1/self/lang',
    summary: 'Stores the language of the logged-in user',
    access: 'user',
    body: Type.Object({ locale: Locale }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: [],
  }),
}
