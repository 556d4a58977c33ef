import { Button } from '@repo/ui/button'
import { data, Form } from 'react-router'
import { AccountForm, useCountdown } from '../../features/accounts/account-form.tsx'
import { waitOf } from '../../features/accounts/form-problems.ts'
import { MailedCode } from '../../features/accounts/mailed-code.tsx'
import { mailedDigits } from '../../features/accounts/mailed-digits.ts'
import styles from '../../features/accounts/verify-email.module.css'
import { apiContext, preferencesContext, viewerContext } from '../../platform/http/contexts.ts'
import { readForm, textOf } from '../../platform/http/forms.server.ts'
import { redirectTo } from '../../platform/http/redirect-to.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { serverLanguage } from '../../platform/i18n/messages.server.ts'
import { useRootData } from '../../platform/root-data.ts'
import { pageTitle } from '../../platform/url/page-title.ts'
import { safeReturnPath } from '../../platform/url/return-path.ts'
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
  if (answer.ok) return redirectTo(verifiedPath(request), { status: 303 })
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

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { hasOutbox } = useRootData()
  const answer = actionData as
    | { notice?: string; problem?: string; waitSeconds?: number; resendWait?: number }
    | undefined // the union of the two answers
  const wait = useCountdown(answer?.resendWait)
  return (
    <>
      <AccountForm
        title={t('auth.verify.title')}
        lead={t('auth.verify.lead', { email: loaderData.email })}
        submitLabel={t('auth.verify.submit')}
        busyLabel={t('auth.verify.busy')}
        problem={answer?.problem}
        waitSeconds={answer?.waitSeconds}
      >
        <MailedCode answer={answer} />
      </AccountForm>
      {answer?.notice ? (
        <p className={styles.notice} role="status">
          {answer.notice}
        </p>
      ) : null}
      <Form method="post" className={styles.resend}>
        <Button type="submit" name="intent" value="resend" variant="ghost" disabled={wait > 0}>
          {wait > 0 ? t('auth.verify.resendIn', { seconds: wait }) : t('auth.verify.resend')}
        </Button>
      </Form>
      {hasOutbox ? (
        <p className={styles.note}>
          <a href="/outbox" target="_blank" rel="noopener">
            {t('auth.verify.outbox')}
          </a>
        </p>
      ) : null}
      <Form method="post" action="/logout" className={styles.note}>
        <p>{t('auth.verify.otherAddress')}</p>
        <Button type="submit" variant="ghost" size="sm">
          {t('auth.verify.startAgain')}
        </Button>
      </Form>
    </>
  )
}
