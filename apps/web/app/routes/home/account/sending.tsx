import { accountTranslator } from '@repo/account/account-messages.server'
import { MailsPage } from '@repo/account/mails-page'
import type { ActionOutcome } from '@repo/account/notice-line'
import { MAIL_MODES, type MailChoices, NOTIFICATION_TYPES } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { namedTimeZones } from '@repo/web-kit/time-zone-names.server'
import { data } from 'react-router'
import type { Route } from './+types/sending'

export async function loader({ context }: Route.LoaderArgs) {
  const { news, notifications, time_zone: timeZone } = orErrorPage(await context.get(apiContext).readMailPreferences())
  const { locale } = context.get(preferencesContext)
  return {
    preferences: { news, notifications, timeZone },
    timeZones: namedTimeZones(locale, timeZone),
    title: accountTranslator(locale)('mails.title'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = choicesOf(await readForm(request))
  const answer = await context.get(apiContext).saveMailPreferences({ body })
  const { locale } = context.get(preferencesContext)
  if (answer.ok) return data<ActionOutcome>({ done: accountTranslator(locale)('mails.done') })
  const problem = serverLanguage(locale).formatError(answer.error)
  return data<ActionOutcome>({ problem }, { status: answer.status || 503 })
}

/** Choices missing from the form are unchanged. */
function choicesOf(form: FormData): MailChoices {
  const chosen = NOTIFICATION_TYPES.flatMap((type) => {
    const mode = MAIL_MODES.find((candidate) => candidate === textOf(form, type))
    return mode ? [[type, mode] as const] : []
  })
  const timeZone = textOf(form, 'time_zone')
  return {
    news: form.has('news'),
    notifications: Object.fromEntries(chosen),
    ...(timeZone === '' ? {} : { time_zone: timeZone }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Sending({ loaderData: { preferences, timeZones }, actionData }: Route.ComponentProps) {
  return <MailsPage preferences={preferences} timeZones={timeZones} answer={actionData} />
}
