import { Count } from '@repo/articles/count'
import { PeopleList } from '@repo/people/people-list'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { SearchBox } from '@repo/ui/search-box'
import { TabLinks } from '@repo/ui/tab-links'
import { useLanguage } from '@repo/web-kit/language'
import type { KeyedPage } from '@repo/web-kit/list-page'
import type { FollowListPerson } from '@repo/web-kit/person'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import { FollowerMenu } from './follower-menu.tsx'
import styles from './follows.module.css'
import { type FollowsQuery, followsPath } from './follows-query.ts'
import { SuggestedPeople } from './suggested-people.tsx'

export interface OwnFollowsProps {
  query: FollowsQuery
  people: KeyedPage<FollowListPerson>
  counts: { readonly following: number; readonly followers: number }
  /** Below. */
  children?: ReactNode
}

/** Whom one follows and who follows one, to be found by name. */
export function OwnFollows({ query, people, counts, children }: OwnFollowsProps) {
  const { t } = useLanguage()
  const own = useOwnMessages()
  const { side, q } = query
  const labels = { following: t('user.following'), followers: t('user.followers') }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{own('follows.title')}</h1>
      <TabLinks
        label={own('follows.sides')}
        links={(['following', 'followers'] as const).map((tab) => ({
          href: followsPath({ side: tab }),
          label: labels[tab],
          count: <Count value={counts[tab]} />,
          isCurrent: tab === side,
        }))}
      />
      {counts[side] > 0 || q !== '' ? (
        <Form action="/home/follows" role="search" className={styles.search} key={`${side} ${q}`}>
          {side === 'followers' ? <input type="hidden" name="side" value={side} /> : null}
          <SearchBox name="q" defaultValue={q} label={own('follows.search')} />
          <Button type="submit">{own('follows.submit')}</Button>
        </Form>
      ) : null}
      {people.data.length === 0 ? (
        <Nobody query={query} />
      ) : (
        <PeopleList
          label={labels[side]}
          people={people.data}
          next={people.next && followsPath({ ...query, before: people.next })}
          {...(side === 'followers' ? { moreOf: (person) => <FollowerMenu person={person} /> } : {})}
        />
      )}
      {children}
    </div>
  )
}

function Nobody({ query: { side, q } }: { query: FollowsQuery }) {
  const own = useOwnMessages()
  if (q !== '') {
    return (
      <EmptyState
        title={own('follows.notFound')}
        text={own('follows.notFoundText')}
        action={
          <Link to={followsPath({ side })} className={buttonClass()}>
            {own('follows.all')}
          </Link>
        }
      />
    )
  }
  return side === 'followers' ? (
    <EmptyState title={own('follows.noFollowers')} text={own('follows.noFollowersText')} />
  ) : (
    <EmptyState title={own('follows.nobody')} text={own('follows.nobodyText')} />
  )
}

interface FollowsPageProps extends Omit<OwnFollowsProps, 'children'> {
  /** Whom somebody new may like to follow. */
  suggested: readonly FollowListPerson[]
}

/** Whom the user follows, and who follows them. */
export function FollowsPage({ suggested, ...follows }: FollowsPageProps) {
  return (
    <OwnFollows {...follows}>
      <SuggestedPeople people={suggested} />
    </OwnFollows>
  )
}
