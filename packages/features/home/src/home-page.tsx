import type { OwnArticle } from '@repo/articles/article-summary'
import { StartCards } from '@repo/authoring/start-cards'
import { useLanguage } from '@repo/web-kit/language'
import { useUser } from '@repo/web-kit/root-data'
import type { ReactNode } from 'react'
import { FeedSection } from './follows/feed-section.tsx'
import type { HomeFeed } from './follows/home-feed.ts'
import styles from './home.module.css'
import { LatestArticles } from './latest-articles.tsx'
import { LatestNotifications, type LatestNotificationsProps } from './notifications/latest-notifications.tsx'
import type { OwnFigures } from './own-figures.ts'
import { OwnFiguresSection } from './own-figures-section.tsx'
import { UnsavedWork } from './unsaved-work.tsx'

interface HomePageProps {
  articles: readonly OwnArticle[]
  areDrafts: boolean
  feed: HomeFeed
  notifications: LatestNotificationsProps
  /** Null until known. */
  figures: OwnFigures | null
  /** What is saved on this device, which the offline feature shows. */
  saved: ReactNode
}

/** Where the user goes on: what is unfinished, what is new, what others published. */
export function HomePage({ articles, areDrafts, feed, notifications, figures, saved }: HomePageProps) {
  const { t } = useLanguage()
  const user = useUser()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {t(articles.length === 0 ? 'home.hello' : 'home.welcome', { name: user.nickname || user.name })}
      </h1>
      <StartCards />
      <UnsavedWork userId={user.id} />
      {saved}
      <LatestArticles articles={articles} areDrafts={areDrafts} />
      <div className={styles.pair}>
        <LatestNotifications {...notifications} />
        {figures && articles.length > 0 ? <OwnFiguresSection figures={figures} /> : null}
      </div>
      <FeedSection feed={feed} />
    </div>
  )
}
