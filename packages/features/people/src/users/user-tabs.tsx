import { Count } from '@repo/articles/count'
import { TabLinks } from '@repo/ui/tab-links'
import { useLanguage } from '@repo/web-kit/language'
import type { Profile } from '@repo/web-kit/person'
import type { ReactNode } from 'react'
import { useFollow } from '../following/use-follow.ts'
import styles from './users.module.css'

const TABS = ['routes', 'following', 'followers'] as const
type UserTab = (typeof TABS)[number]

interface UserTabsProps {
  user: Profile
  current: UserTab
  /** At the end of the row. */
  children?: ReactNode
}

/** A user's publications, follows and followers. */
export function UserTabs({ user, current, children }: UserTabsProps) {
  const { t } = useLanguage()
  const { followerCount } = useFollow(user)
  const labels = { routes: t('user.routes'), following: t('user.following'), followers: t('user.followers') }
  const counts = { routes: user.routeCount, following: user.followingCount, followers: followerCount }
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('user.tabs', { name: user.nickname })}
        links={TABS.map((tab) => ({
          href: tab === 'routes' ? `/users/${user.id}` : `/users/${user.id}/${tab}`,
          label: labels[tab],
          count: <Count value={counts[tab]} />,
          isCurrent: tab === current,
        }))}
      />
      {children}
    </div>
  )
}
