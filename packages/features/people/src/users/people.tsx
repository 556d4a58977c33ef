import { SortChoice } from '@repo/articles/sort-choice'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import { SearchBox } from '@repo/ui/search-box'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import type { ListedPerson } from '@repo/web-kit/person'
import { Form, Link } from 'react-router'
import { UserCard } from './user-card.tsx'
import { DEFAULT_USER_SORT, USER_SORT_NAMES, type UserQuery, type UserSort, usersPath } from './user-query.ts'
import styles from './users.module.css'

interface PeopleProps {
  query: UserQuery
  list: ListPage<ListedPerson>
  title: string
}

/** A page of the list of people, with what finds and orders them. */
export function People({ query, list, title }: PeopleProps) {
  const { t } = useLanguage()
  return (
    <PageFrame>
      <h1>{title}</h1>
      <Form action="/users" role="search" aria-label={t('users.title')} className={styles.search} key={query.q}>
        <SearchBox name="q" defaultValue={query.q} label={t('users.search')} />
        {query.sort === DEFAULT_USER_SORT ? null : <input type="hidden" name="sort" value={query.sort} />}
        <Button type="submit" variant="primary">
          {t('users.submit')}
        </Button>
      </Form>
      <div className={styles.bar}>
        <p aria-live="polite">{t(list.isCapped ? 'users.countAtLeast' : 'users.count', { count: list.total })}</p>
        <UserSorts query={query} />
      </div>
      {list.data.length === 0 ? (
        <EmptyState
          title={t('users.emptyTitle')}
          text={t('users.emptyText')}
          action={
            <Link to="/users" className={buttonClass({ variant: 'line' })}>
              {t('users.emptyAction')}
            </Link>
          }
        />
      ) : (
        <div className={styles.list}>
          {list.data.map((user) => (
            <UserCard key={user.id} user={user} />
          ))}
        </div>
      )}
      <Pager current={query.page} last={list.lastPage} hrefOf={(page) => usersPath({ ...query, page })} />
    </PageFrame>
  )
}

function UserSorts({ query }: { query: UserQuery }) {
  const { t } = useLanguage()
  const labels = {
    route_count: t('users.sortRoutes'),
    favorite: t('users.sortLiked'),
    copy: t('users.sortCopied'),
    created_at: t('users.sortNew'),
  }
  const hrefOf = (sort: UserSort) => usersPath({ ...query, sort, page: 1 })
  return (
    <SortChoice label={t('users.sort')} sorts={USER_SORT_NAMES} labels={labels} current={query.sort} hrefOf={hrefOf} />
  )
}
