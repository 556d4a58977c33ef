import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import type { KeyedPage } from '@repo/web-kit/list-page'
import type { FollowListPerson, Profile } from '@repo/web-kit/person'
import { PeopleList } from '../following/people-list.tsx'
import { UserTabPage } from './user-tab-page.tsx'

interface UserPeoplePageProps {
  user: Profile
  people: KeyedPage<FollowListPerson>
  side: 'followers' | 'following'
  title: string
}

/** Whom somebody follows, or who follows them. */
export function UserPeoplePage({ user, people, side, title }: UserPeoplePageProps) {
  const { t } = useLanguage()
  const next = people.next && `/users/${user.id}/${side}?${new URLSearchParams({ before: people.next })}`
  return (
    <UserTabPage user={user} current={side} title={title}>
      {people.data.length === 0 ? (
        <EmptyState
          title={t(side === 'followers' ? 'user.followedByNobody' : 'user.followsNobody', { name: user.nickname })}
        />
      ) : (
        <PeopleList label={title} people={people.data} next={next} />
      )}
    </UserTabPage>
  )
}
