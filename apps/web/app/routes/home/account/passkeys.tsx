import { accountTranslator } from '@repo/account/account-messages.server'
import type { ActionOutcome } from '@repo/account/notice-line'
import { PasskeysPage } from '@repo/account/passkeys-page'
import { readPasskey } from '@repo/account/read-forms.server'
import { requireNoReauthentication, requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { toPasskey } from '@repo/account/settings-views.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/passkeys'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRecentAuthentication(request, context)
  const { data: passkeys } = orErrorPage(await context.get(apiContext).listPasskeys())
  return {
    title: accountTranslator(context.get(preferencesContext).locale)('passkeys.title'),
    passkeys: passkeys.map(toPasskey),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const params = { id: textOf(form, 'id') }
  const name = textOf(form, 'name').trim()
  const changes = {
    add: { send: () => api.registerPasskey({ body: { name, response: readPasskey(form) } }), done: 'passkeys.added' },
    rename: { send: () => api.renamePasskey({ params, body: { name } }), done: 'passkeys.renamed' },
    remove: { send: () => api.removePasskey({ params }), done: 'passkeys.removed' },
  } as const
  const intent = textOf(form, 'intent')
  const { send, done } = changes[intent === 'add' || intent === 'remove' ? intent : 'rename']
  const answer = await send()
  requireNoReauthentication(answer, request)
  const { locale } = context.get(preferencesContext)
  if (answer.ok) return data<ActionOutcome>({ done: accountTranslator(locale)(done) })
  const { formatError } = serverLanguage(locale)
  return data<ActionOutcome>({ problem: formatError(answer.error) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Passkeys({ loaderData: { passkeys }, actionData }: Route.ComponentProps) {
  return <PasskeysPage passkeys={passkeys} answer={actionData} />
}
