import { accountTranslator } from '@repo/account/account-messages.server'
import { requireNoReauthentication, requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { readWebhookEvents, toWebhook } from '@repo/account/settings-views.server'
import type { WebhooksAnswer } from '@repo/account/webhook'
import { WebhooksPage } from '@repo/account/webhooks-page'
import type { ApiClient, Locale } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/webhooks'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRecentAuthentication(request, context)
  const { data: webhooks } = orErrorPage(await context.get(apiContext).listWebhooks())
  return {
    title: accountTranslator(context.get(preferencesContext).locale)('webhooks.title'),
    webhooks: webhooks.map(toWebhook),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const { locale } = context.get(preferencesContext)
  const intent = textOf(form, 'intent')
  const missing = intent === 'add' ? findMissing(form, locale) : null
  if (missing !== null) return data<WebhooksAnswer>({ problem: missing }, { status: 422 })
  const done = DONE[intent]
  const answer = done === undefined ? await makeSecret(api, form) : await changeWebhook(api, form)
  requireNoReauthentication(answer, request)
  if (!answer.ok) {
    const problem = serverLanguage(locale).formatError(answer.error)
    return data<WebhooksAnswer>({ problem }, { status: answer.status || 503 })
  }
  if (done !== undefined) return data<WebhooksAnswer>({ done: accountTranslator(locale)(done) })
  const made = answer.data
  return data<WebhooksAnswer>(made ? { secret: { name: made.name, value: made.secret } } : {})
}

/** What is said of the changes that show no secret. */
const DONE: Readonly<
  Record<string, `webhooks.${'tested' | 'pausedDone' | 'resumedDone' | 'deletedDone' | 'resentDone'}`>
> = {
  test: 'webhooks.tested',
  pause: 'webhooks.pausedDone',
  resume: 'webhooks.resumedDone',
  delete: 'webhooks.deletedDone',
  resend: 'webhooks.resentDone',
}

function findMissing(form: FormData, locale: Locale): string | null {
  const t = accountTranslator(locale)
  if (textOf(form, 'name').trim() === '') return t('webhooks.nameMissing')
  return readWebhookEvents(form).length === 0 ? t('webhooks.eventsMissing') : null
}

function makeSecret(api: ApiClient, form: FormData) {
  if (textOf(form, 'intent') === 'rotate') return api.rotateWebhookSecret({ params: { id: textOf(form, 'id') } })
  const body = { name: textOf(form, 'name').trim(), url: textOf(form, 'url').trim(), events: readWebhookEvents(form) }
  return api.createWebhook({ body })
}

function changeWebhook(api: ApiClient, form: FormData) {
  const params = { id: textOf(form, 'id') }
  const intent = textOf(form, 'intent')
  switch (intent) {
    case 'test':
      return api.testWebhook({ params })
    case 'resend':
      return api.resendWebhookDelivery({ params: { ...params, deliveryId: textOf(form, 'delivery') } })
    case 'delete':
      return api.deleteWebhook({ params })
    default:
      return api.pauseWebhook({ params, body: { paused: intent === 'pause' } })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Webhooks({ loaderData: { webhooks }, actionData }: Route.ComponentProps) {
  return <WebhooksPage webhooks={webhooks} answer={actionData} />
}
