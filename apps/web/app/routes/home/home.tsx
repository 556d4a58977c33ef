import { HomePage } from '@repo/home/home-page'
import { findLatestArticles, readFeed } from '@repo/home/home-page.server'
import { toNotificationPage } from '@repo/home/notification'
import { notificationTranslator } from '@repo/home/notification-translator.server'
import { SavedOnDevice } from '@repo/offline/saved-on-device'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import type { loader as loadMenu } from '../../layouts/side-menu.tsx'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const api = context.get(apiContext)
  const [latest, told, feed] = await Promise.all([
    findLatestArticles(api),
    api.listNotifications(),
    readFeed(api, new URL(request.url).searchParams.get('before')),
  ])
  return {
    ...latest,
    feed,
    notifications: {
      list: toNotificationPage(orErrorPage(told), { locale, t: notificationTranslator(locale) }),
      now: new Date().toISOString(),
    },
    title: serverLanguage(locale).t('home.title'),
  }
}

/** A new follow affects the feed of the next visit: the articles being read do not move. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'follow' ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Home({ loaderData: { title: _, ...page } }: Route.ComponentProps) {
  // Null until they are known.
  const figures = useRouteLoaderData<typeof loadMenu>('layouts/side-menu')?.figures ?? null
  return <HomePage {...page} figures={figures} saved={<SavedOnDevice />} />
}
