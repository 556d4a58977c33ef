import { AccountForm } from '@repo/account/account-form'
import { signUpProblems } from '@repo/account/sign-up-check'
import { SignUpNames } from '@repo/account/sign-up-names'
import { formatFieldProblems, formatRefusal } from '@repo/account/sign-up-refusals'
import { TermsConsent } from '@repo/account/terms-consent'
import { timeZoneOf } from '@repo/account/time-zone-of.server'
import { useLiveCheck } from '@repo/account/use-live-check'
import { Checkbox } from '@repo/ui/checkbox'
import { TextField } from '@repo/ui/text-field'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { Route } from './+types/complete-sign-up'

/** For new users who came through a provider; all others are redirected to the log-in. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).readProviderSignUp()
  if (!answer.ok) throw redirectTo('/login')
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('auth.complete.title'), signUp: answer.data }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = context.get(preferencesContext)
  const language = serverLanguage(locale)
  const form = await readForm(request)
  const entries = {
    name: textOf(form, 'name').trim(),
    nickname: textOf(form, 'nickname').trim(),
    email: textOf(form, 'email').trim(),
    terms: form.has('terms'),
  }
  const hasEmail = form.has('email')
  const wrong = signUpProblems({ ...entries, password: '' }).filter(
    (field) => field !== 'password' && (field !== 'email' || hasEmail),
  )
  if (wrong.length > 0) return data({ kept: entries, problems: formatFieldProblems(wrong, language) }, { status: 422 })
  const { email, ...others } = entries
  const body = { ...others, locale, ...timeZoneOf(form), ...(hasEmail ? { email } : {}) }
  const answer = await context.get(apiContext).completeProviderSignUp({ body })
  if (!answer.ok) {
    return data({ kept: entries, problems: formatRefusal(answer.error, language) }, { status: answer.status || 503 })
  }
  const { user, next } = answer.data
  const isVerified = user.email_verified_at !== null
  return redirectTo(isVerified ? next : `/emailverify?${new URLSearchParams({ next })}`, { status: 303 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function CompleteSignUp({ loaderData: { signUp }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { provider, is_email_verified: isVerified } = signUp
  const problems = actionData?.problems
  const { problemOf, handlers } = useLiveCheck(actionData)
  return (
    <AccountForm
      title={t('auth.complete.title')}
      lead={t('auth.complete.lead', { provider: provider.label })}
      submitLabel={t('auth.signUp.submit')}
      busyLabel={t('auth.signUp.busy')}
      problem={problems?.whole}
      waitSeconds={problems?.waitSeconds}
      handlers={handlers}
    >
      <SignUpNames
        problems={{ name: problemOf('name'), nickname: problemOf('nickname') }}
        defaults={{ name: actionData?.kept.name, nickname: actionData?.kept.nickname ?? signUp.nickname }}
      />
      {isVerified ? (
        <TextField
          label={t('auth.email')}
          type="email"
          max={null}
          hint={t('auth.complete.verified', { provider: provider.label })}
          defaultValue={signUp.email ?? ''}
          readOnly
        />
      ) : (
        <TextField
          label={t('auth.email')}
          name="email"
          type="email"
          autoComplete="email"
          max={null}
          hint={t('auth.complete.emailHint')}
          error={problemOf('email')}
          defaultValue={actionData?.kept.email ?? signUp.email ?? ''}
          isRequired
        />
      )}
      <Checkbox
        name="terms"
        error={problemOf('terms')}
        defaultChecked={actionData?.kept.terms}
        label={<TermsConsent />}
      />
    </AccountForm>
  )
}
