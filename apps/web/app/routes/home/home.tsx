import { StartCards } from '@repo/authoring/start-cards'
import { FeedSection } from '@repo/home/feed-section'
import styles from '@repo/home/home.module.css'
import { LatestArticles } from '@repo/home/latest-articles'
import { findLatestArticles } from '@repo/home/latest-articles.server'
import { LatestNotifications } from '@repo/home/latest-notifications'
import { toNotificationPage } from '@repo/home/notification'
import { notificationTranslator } from '@repo/home/notification-translator.server'
import { readFeed } from '@repo/home/read-feed.server'
import { RoadSoFar } from '@repo/home/road-so-far'
import { UnsavedWork } from '@repo/home/unsaved-work'
import { SavedOnDevice } from '@repo/offline/saved-on-device'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useOwnFigures } from '../../layouts/use-own-figures.ts'
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

export default function Home({ loaderData: { articles, areDrafts, feed, notifications } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const figures = useOwnFigures()
  if (!viewer) throw new Error('the guard lets only users in')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {t(articles.length === 0 ? 'home.hello' : 'home.welcome', { name: viewer.nickname || viewer.name })}
      </h1>
      <StartCards />
      <UnsavedWork userId={viewer.id} />
      <SavedOnDevice />
      <LatestArticles articles={articles} areDrafts={areDrafts} />
      <div className={styles.pair}>
        <LatestNotifications {...notifications} />
        {figures && articles.length > 0 ? <RoadSoFar figures={figures} /> : null}
      </div>
      <FeedSection feed={feed} />
    </div>
  )
}
