import { accountTranslator } from '@repo/account/account-messages.server'
import { LinkedAccountsPage } from '@repo/account/linked-accounts-page'
import type { ActionOutcome } from '@repo/account/notice-line'
import { providersOf } from '@repo/account/providers.server'
import { requireNoReauthentication, requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/associate'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRecentAuthentication(request, context)
  const api = context.get(apiContext)
  const { data: linked, has_password: hasPassword } = orErrorPage(await api.listLinkedAccounts())
  const offered = await providersOf(api)
  // Those that are no longer offered are shown where they are linked.
  const former = linked.filter(({ provider }) => !offered.some(({ name }) => name === provider))
  const providers = [...offered, ...former.map(({ provider, label }) => ({ name: provider, label }))]
  const title = accountTranslator(context.get(preferencesContext).locale)('linked.title')
  const services = providers.map(({ name, label }) => {
    const link = linked.find(({ provider }) => provider === name)
    return { name, label, link: link && { email: link.email, linkedAt: link.created_at } }
  })
  return { title, services, isLast: linked.length === 1 && !hasPassword }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const answer = await context.get(apiContext).unlinkAccount({ params: { provider: textOf(form, 'provider') } })
  requireNoReauthentication(answer, request)
  const { locale } = context.get(preferencesContext)
  if (answer.ok) return data<ActionOutcome>({ done: accountTranslator(locale)('linked.unlinked') })
  const { formatError } = serverLanguage(locale)
  return data<ActionOutcome>({ problem: formatError(answer.error) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function LinkedAccounts({ loaderData: { services, isLast }, actionData }: Route.ComponentProps) {
  return <LinkedAccountsPage services={services} isLast={isLast} answer={actionData} />
}
