import { Count } from '@repo/articles/count'
import { TabLinks } from '@repo/ui/tab-links'
import { useLanguage } from '@repo/web-kit/language'
import type { Profile } from '@repo/web-kit/person'
import type { ReactNode } from 'react'
import { useFollow } from '../following/use-follow.ts'
import styles from './users.module.css'

const TABS = ['routes', 'journeys', 'years', 'following', 'followers'] as const
export type UserTab = (typeof TABS)[number]

interface UserTabsProps {
  user: Profile
  current: UserTab
  /** At the end of the row. */
  children?: ReactNode
}

/** Journeys and years are not counted. */
const countOf = (count: number | null) => (count === null ? undefined : <Count value={count} />)

/** A user's publications, follows and followers, and their years where they show them. */
export function UserTabs({ user, current, children }: UserTabsProps) {
  const { t } = useLanguage()
  const { followerCount } = useFollow(user)
  const labels = {
    routes: t('user.routes'),
    journeys: t('menu.journeys'),
    years: t('user.years'),
    following: t('user.following'),
    followers: t('user.followers'),
  }
  const counts = {
    routes: user.routeCount,
    journeys: null,
    years: null,
    following: user.followingCount,
    followers: followerCount,
  }
  const tabs = TABS.filter((tab) => tab !== 'years' || user.showsYears || current === tab)
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('user.tabs', { name: user.nickname })}
        links={tabs.map((tab) => ({
          href: tab === 'routes' ? `/users/${user.id}` : `/users/${user.id}/${tab}`,
          label: labels[tab],
          count: countOf(counts[tab]),
          isCurrent: tab === current,
        }))}
      />
      {children}
    </div>
  )
}
