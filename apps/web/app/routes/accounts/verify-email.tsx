import { waitOf } from '@repo/account/form-problems'
import { mailedDigits } from '@repo/account/read-forms.server'
import { VerifyEmailForm } from '@repo/account/verify-email-form'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { isFromSheet, sheetAnswer } from '@repo/web-kit/form-host'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { safeReturnPath } from '@repo/web-kit/return-path'
import { data } from 'react-router'
import type { Route } from './+types/verify-email'

/** Visitors log in first; verified users have nothing to do here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (!viewer) throw redirectTo(`/login${new URL(request.url).search}`)
  if (viewer.isVerified) throw redirectTo('/home/profile')
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { email: viewer.email, title: t('auth.verify.title') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const { t, formatError } = serverLanguage(context.get(preferencesContext).locale)
  if (textOf(form, 'intent') === 'resend') {
    const answer = await api.resendCode()
    if (answer.ok) return { notice: t('auth.verify.resent'), resendWait: answer.data.retry_after_seconds }
    return data(
      { problem: formatError(answer.error), resendWait: waitOf(answer.error) },
      { status: answer.status || 503 },
    )
  }
  const answer = await api.verifyEmail({ body: { code: mailedDigits(form) } })
  if (answer.ok) return isFromSheet(request) ? sheetAnswer('done') : redirectTo(verifiedPath(request), { status: 303 })
  const error = answer.error.code === 'request.invalid' ? { code: 'auth.code_invalid' as const } : answer.error
  return data({ problem: formatError(error), waitSeconds: waitOf(answer.error) }, { status: answer.status || 503 })
}

/** Where the new user wanted to go, with word that the address is verified. */
function verifiedPath(request: Request): string {
  const url = new URL(safeReturnPath(new URL(request.url).searchParams.get('next'), request), request.url)
  url.searchParams.set('verified', '1')
  return `${url.pathname}${url.search}${url.hash}`
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function VerifyEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <VerifyEmailForm
      title={t('auth.verify.title')}
      email={email}
      answer={actionData && !('step' in actionData) ? actionData : undefined}
    />
  )
}
