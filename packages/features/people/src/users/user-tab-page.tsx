import { PageFrame } from '@repo/ui/page-frame'
import type { Profile } from '@repo/web-kit/person'
import type { ReactNode } from 'react'
import { UserCard } from './user-card.tsx'
import { type UserTab, UserTabs } from './user-tabs.tsx'

interface UserTabPageProps {
  user: Profile
  current: UserTab
  title: string
  children: ReactNode
}

/** One of the lists of somebody, below who they are and the ways to the others. */
export function UserTabPage({ user, current, title, children }: UserTabPageProps) {
  return (
    <PageFrame>
      <h1>{title}</h1>
      <UserCard user={user} />
      <UserTabs user={user} current={current} />
      {children}
    </PageFrame>
  )
}
