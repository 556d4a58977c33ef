import { accountTranslator } from '@repo/account/account-messages.server'
import { changeEmail } from '@repo/account/change-email.server'
import { EmailPage } from '@repo/account/email-page'
import { requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, requireViewer } from '@repo/web-kit/contexts'
import { readForm } from '@repo/web-kit/forms.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/email'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context)
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
  return data(answer, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Email({ loaderData: { title: _, ...page }, actionData }: Route.ComponentProps) {
  return <EmailPage {...page} answer={actionData} />
}
