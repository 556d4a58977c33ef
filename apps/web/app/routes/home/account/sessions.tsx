import { useAccountMessages } from '@repo/account/account-messages'
import { accountTranslator } from '@repo/account/account-messages.server'
import { AccountPage } from '@repo/account/account-page'
import { toSession } from '@repo/account/session'
import { SessionList } from '@repo/account/session-list'
import styles from '@repo/account/session-list.module.css'
import type { Answer, ApiClient } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ButtonForm } from '@repo/web-kit/button-form'
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

interface Answered {
  readonly done?: string
  readonly problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const { locale } = context.get(preferencesContext)
  const intent = textOf(form, 'intent')
  const answer = await end(api, intent, textOf(form, 'session'))
  if (!answer.ok) {
    return data<Answered>(
      { problem: serverLanguage(locale).formatError(answer.error) },
      { status: answer.status || 503 },
    )
  }
  const viewer = await api.currentUser()
  if (viewer.ok && viewer.data === null) return redirectTo(LOGGED_OUT, { status: 303 })
  const t = accountTranslator(locale)
  return data<Answered>({ done: t(intent === 'others' ? 'sessions.endedOthers' : 'sessions.ended') })
}

function end(api: ApiClient, intent: string, id: string): Promise<Answer<unknown>> {
  if (intent === 'all') return api.endAllSessions()
  return intent === 'others' ? api.endOtherSessions() : api.endSession({ params: { id } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Sessions({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('sessions.title')} lead={t('sessions.lead')}>
      <div>
        <div role="status">{actionData?.done ? <p className={styles.done}>{actionData.done}</p> : null}</div>
        {actionData?.problem ? (
          <p className={styles.problem} role="alert">
            {actionData.problem}
          </p>
        ) : null}
        <SessionList sessions={sessions} />
      </div>
      <ButtonForm method="post" className={styles.everywhere}>
        {sessions.length > 1 ? (
          <Button type="submit" name="intent" value="others">
            {t('sessions.endOthers')}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="all" variant="ghost">
          {t('sessions.endAll')}
        </Button>
      </ButtonForm>
    </AccountPage>
  )
}
