import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { readForm } from '@repo/web-kit/forms.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import { AccountPage } from '../../../features/account/account-page.tsx'
import { changeEmail } from '../../../features/account/email/change-email.server.ts'
import type { EmailAnswer } from '../../../features/account/email/email-answer.ts'
import { NewEmailForm } from '../../../features/account/email/new-email-form.tsx'
import { PendingEmailForm } from '../../../features/account/email/pending-email-form.tsx'
import { accountTranslator } from '../../../features/account/messages/account-messages.server.ts'
import { useAccountMessages } from '../../../features/account/messages/account-messages.tsx'
import { requireRecentAuthentication } from '../../../features/account/reauthenticate/reauthentication.server.ts'
import type { Route } from './+types/email'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (!viewer) throw new Error('the guard lets only users in')
  const { email, pending } = orErrorPage(await context.get(apiContext).readEmailChange())
  const title = accountTranslator(context.get(preferencesContext).locale)('email.title')
  if (pending) {
    const { email: waiting, retry_after_seconds: resendWait } = pending
    return { title, email, pending: { email: waiting, resendWait }, asksPassword: false }
  }
  if (!viewer.hasPassword) await requireRecentAuthentication(request, context)
  const { is_recent: isRecent } = orErrorPage(await context.get(apiContext).readAuthentication())
  return { title, email, pending, asksPassword: !isRecent }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { status, ...answer } = await changeEmail(form, request, context)
  return data<EmailAnswer>(answer, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Email({ loaderData: { email, pending, asksPassword }, actionData }: Route.ComponentProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('email.title')} lead={t('email.present', { email })}>
      {pending ? (
        <PendingEmailForm pending={pending} answer={actionData} />
      ) : (
        <NewEmailForm email={email} asksPassword={asksPassword} answer={actionData} />
      )}
    </AccountPage>
  )
}
