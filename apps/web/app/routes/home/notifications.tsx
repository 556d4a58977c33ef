import { NOTIFICATION_CATEGORIES, type NotificationCategory } from '@repo/contract'
import { toNotificationPage } from '@repo/home/notification'
import { notificationTranslator } from '@repo/home/notification-translator.server'
import { NotificationsPage } from '@repo/home/notifications-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import { useArrivedNotifications } from '../../features/site-shell/notify-count.tsx'
import type { Route } from './+types/notifications'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const search = new URL(request.url).searchParams
  const category = toCategory(search.get('category'))
  const before = search.get('before')
  const query = { ...(category ? { category } : {}), ...(before ? { before } : {}) }
  const answer = orErrorPage(await context.get(apiContext).listNotifications({ query }))
  return {
    list: toNotificationPage(answer, { locale, t: notificationTranslator(locale) }),
    category,
    isFirstPage: before === null,
    now: new Date().toISOString(),
    title: serverLanguage(locale).t('header.notifications'),
  }
}

/** Null for all of them. */
function toCategory(name: string | null): NotificationCategory | null {
  const names = Object.keys(NOTIFICATION_CATEGORIES) as NotificationCategory[] // keys of the record
  return names.find((candidate) => candidate === name) ?? null
}

/** Reads all that the page knew of. */
export async function action({ request, context }: Route.ActionArgs) {
  const until = Number(textOf(await readForm(request), 'until'))
  const answer = await context.get(apiContext).readAllNotifications({ body: { until } })
  if (answer.ok) return data({ isDone: true, problem: '' })
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  return data({ isDone: false, problem: formatError(answer.error) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Notifications({ loaderData: { title: _, ...page }, actionData }: Route.ComponentProps) {
  return <NotificationsPage {...page} arrived={useArrivedNotifications()} answer={actionData} />
}
