import { accountTranslator } from '@repo/account/account-messages.server'
import type { ActionOutcome } from '@repo/account/notice-line'
import { SessionsPage } from '@repo/account/sessions-page'
import { toSession } from '@repo/account/settings-views.server'
import type { Answer, ApiClient } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import type { Route } from './+types/sessions'

const LOGGED_OUT = '/?logouted=1'

export async function loader({ context }: Route.LoaderArgs) {
  const sessions = orErrorPage(await context.get(apiContext).listSessions())
  return {
    sessions: sessions.data.map(toSession),
    title: accountTranslator(context.get(preferencesContext).locale)('sessions.title'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const { locale } = context.get(preferencesContext)
  const intent = textOf(form, 'intent')
  const answer = await end(api, intent, textOf(form, 'session'))
  if (!answer.ok) {
    return data<ActionOutcome>(
      { problem: serverLanguage(locale).formatError(answer.error) },
      { status: answer.status || 503 },
    )
  }
  const viewer = await api.currentUser()
  if (viewer.ok && viewer.data === null) return redirectTo(LOGGED_OUT, { status: 303 })
  const t = accountTranslator(locale)
  return data<ActionOutcome>({ done: t(intent === 'others' ? 'sessions.endedOthers' : 'sessions.ended') })
}

function end(api: ApiClient, intent: string, id: string): Promise<Answer<unknown>> {
  if (intent === 'all') return api.endAllSessions()
  return intent === 'others' ? api.endOtherSessions() : api.endSession({ params: { id } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Sessions({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  return <SessionsPage sessions={sessions} answer={actionData} />
}
