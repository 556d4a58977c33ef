import { useAccountMessages } from '@repo/account/account-messages'
import { accountTranslator } from '@repo/account/account-messages.server'
import { AccountPage } from '@repo/account/account-page'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { HiddenUserName } from '@repo/account/hidden-user-name'
import { requireNoReauthentication, requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { saidOfNewPassword } from '@repo/account/said-of-new-password'
import { SettingsForm } from '@repo/account/settings-form'
import { PasswordField } from '@repo/ui/password-field'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data, Link } from 'react-router'
import type { Route } from './+types/password'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (!viewer) throw new Error('the guard lets only users in')
  if (!viewer.hasPassword) await requireRecentAuthentication(request, context)
  const t = accountTranslator(context.get(preferencesContext).locale)
  const { email, hasPassword } = viewer
  return { email, hasPassword, title: t(hasPassword ? 'password.title' : 'password.setTitle') }
}

interface Answered {
  readonly done?: string
  readonly wrongCurrent?: string
  readonly wrongNew?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const current = textOf(form, 'current_password')
  const password = textOf(form, 'password')
  const { locale } = context.get(preferencesContext)
  const { t, formatError } = serverLanguage(locale)
  if (form.has('current_password') && current === '')
    return data<Answered>({ wrongCurrent: t('auth.passwordMissing') }, { status: 422 })
  const body = current === '' ? { password } : { current_password: current, password }
  const answer = await context.get(apiContext).changePassword({ body })
  requireNoReauthentication(answer, request)
  if (answer.ok) return data<Answered>({ done: accountTranslator(locale)('password.done') })
  const status = answer.status || 503
  if (answer.error.code === 'password.current_mismatch')
    return data<Answered>({ wrongCurrent: formatError(answer.error) }, { status })
  if (invalidFields(answer.error).includes('password'))
    return data<Answered>({ wrongNew: saidOfNewPassword(answer.error, t) }, { status })
  return data<Answered>({ problem: formatError(answer.error), waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Password({ loaderData: { email, hasPassword }, actionData }: Route.ComponentProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  return (
    <AccountPage
      title={t(hasPassword ? 'password.title' : 'password.setTitle')}
      lead={t(hasPassword ? 'password.lead' : 'password.setLead')}
    >
      <SettingsForm
        // Clears the fields after a successful change.
        key={actionData?.done}
        intent="password"
        submitLabel={t(hasPassword ? 'password.submit' : 'password.setSubmit')}
        busyLabel={t('password.busy')}
        problem={actionData?.problem}
        waitSeconds={actionData?.waitSeconds}
        done={actionData?.done}
      >
        <HiddenUserName email={email} />
        {hasPassword ? (
          <PasswordField
            label={t('password.current')}
            name="current_password"
            autoComplete="current-password"
            error={actionData?.wrongCurrent}
            aside={<Link to="/forgetpass">{common('auth.forgot.link')}</Link>}
          />
        ) : null}
        <PasswordField
          label={t('password.new')}
          name="password"
          autoComplete="new-password"
          hint={common('auth.passwordHint')}
          error={actionData?.wrongNew}
        />
      </SettingsForm>
    </AccountPage>
  )
}
