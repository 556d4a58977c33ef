import { data } from 'react-router'
import { AccountPage } from '../../../features/account/account-page.tsx'
import { ReauthenticateForm } from '../../../features/account/reauthenticate/reauthenticate-form.tsx'
import { accountServerWords } from '../../../features/account/words/account-words.server.ts'
import { useAccountWords } from '../../../features/account/words/account-words.tsx'
import { waitOf } from '../../../features/accounts/form-problems.ts'
import { apiContext, preferencesContext, viewerContext } from '../../../platform/contexts.ts'
import { readForm, textOf } from '../../../platform/forms.server.ts'
import { serverLanguage } from '../../../platform/messages.server.ts'
import { pageTitle } from '../../../platform/page-title.ts'
import { redirectTo } from '../../../platform/redirect-to.ts'
import { safeReturnPath } from '../../../platform/return-path.ts'
import type { Route } from './+types/confirm'

/** Proves who is logged in, before something changes how they log in; then leads back to it. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (!viewer) throw new Error('the guard lets only users in')
  const { locale } = context.get(preferencesContext)
  return {
    email: viewer.email,
    hasPassword: viewer.has_password,
    title: accountServerWords(locale)('confirm.title'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const answer = await context.get(apiContext).reauthenticate({ body: { password: textOf(form, 'password') } })
  if (answer.ok) {
    return redirectTo(safeReturnPath(new URL(request.url).searchParams.get('next'), request), { status: 303 })
  }
  const { sayError } = serverLanguage(context.get(preferencesContext).locale)
  const status = answer.status || 503
  // An empty password is a wrong one.
  const error = answer.error.code === 'request.invalid' ? MISMATCH : answer.error
  if (error.code === 'password.current_mismatch') return data({ wrong: sayError(error) }, { status })
  return data({ problem: sayError(error), waitSeconds: waitOf(answer.error) }, { status })
}

const MISMATCH = { code: 'password.current_mismatch' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Confirm({ loaderData: { email, hasPassword }, actionData }: Route.ComponentProps) {
  const t = useAccountWords()
  return (
    <AccountPage title={t('confirm.title')} lead={t('confirm.lead')}>
      <ReauthenticateForm email={email} hasPassword={hasPassword} answer={actionData} />
    </AccountPage>
  )
}
