import type { ApiError } from '@repo/contract'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import type { RouterContextProvider } from 'react-router'
import { invalidFields, waitOf } from '../../entry/form-problems.ts'
import { mailedDigits } from '../../entry/read-forms.server.ts'
import { accountTranslator } from '../../messages/account-messages.server.ts'
import { requireNoReauthentication } from '../reauthenticate/reauthentication.server.ts'
import type { EmailAnswer } from './email-answer.ts'

type AnswerWithStatus = EmailAnswer & { readonly status: number }
type Context = Readonly<RouterContextProvider>

const MISMATCH = { code: 'password.current_mismatch' } as const
const CODE_INVALID = { code: 'auth.code_invalid' } as const

/** Handles the forms of the page. */
export async function changeEmail(form: FormData, request: Request, context: Context): Promise<AnswerWithStatus> {
  switch (textOf(form, 'intent')) {
    case 'verify':
      return verify(mailedDigits(form), context)
    case 'resend':
      return resend(context)
    case 'cancel':
      return cancel(context)
    default:
      return requestChange(form, request, context)
  }
}

const messagesOf = (context: Context) => accountTranslator(context.get(preferencesContext).locale)

function refusal(error: ApiError, status: number, context: Context): AnswerWithStatus {
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  return { status: status || 503, problem: formatError(error), waitSeconds: waitOf(error) }
}

async function requestChange(form: FormData, request: Request, context: Context): Promise<AnswerWithStatus> {
  const entered = textOf(form, 'email').trim()
  const api = context.get(apiContext)
  const { t, formatError } = serverLanguage(context.get(preferencesContext).locale)
  if (form.has('current_password')) {
    const password = textOf(form, 'current_password')
    if (password === '') return { entered, status: 422, wrongPassword: t('auth.passwordMissing') }
    const proof = await api.reauthenticate({ body: { password } })
    // One that is too long is a wrong one.
    const error = !proof.ok && (proof.error.code === 'request.invalid' ? MISMATCH : proof.error)
    if (error && error.code === MISMATCH.code)
      return { entered, status: proof.status, wrongPassword: formatError(error) }
    if (error) return { entered, ...refusal(error, proof.status, context) }
  }
  const answer = await api.requestEmailChange({ body: { email: entered } })
  requireNoReauthentication(answer, request)
  if (answer.ok) return { status: 200 }
  if (!invalidFields(answer.error).includes('email'))
    return { entered, ...refusal(answer.error, answer.status, context) }
  const isPresent = answer.error.fields?.some(({ rule }) => rule === 'same')
  const wrongEmail = isPresent ? messagesOf(context)('email.same') : t('auth.emailInvalid')
  return { entered, status: answer.status, wrongEmail }
}

async function verify(code: string, context: Context): Promise<AnswerWithStatus> {
  const answer = await context.get(apiContext).verifyEmailChange({ body: { code } })
  if (answer.ok) return { status: 200, done: messagesOf(context)('email.changed') }
  return refusal(answer.error.code === 'request.invalid' ? CODE_INVALID : answer.error, answer.status, context)
}

async function resend(context: Context): Promise<AnswerWithStatus> {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const answer = await context.get(apiContext).resendEmailChange()
  if (answer.ok) return { status: 200, done: t('auth.verify.resent'), resendWait: answer.data.retry_after_seconds }
  const { status, problem } = refusal(answer.error, answer.status, context)
  return { status, ...(problem ? { problem } : {}), resendWait: waitOf(answer.error) }
}

async function cancel(context: Context): Promise<AnswerWithStatus> {
  const answer = await context.get(apiContext).cancelEmailChange()
  if (answer.ok) return { status: 200, done: messagesOf(context)('email.cancelled') }
  return refusal(answer.error, answer.status, context)
}
