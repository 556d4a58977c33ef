import { ArticleCard } from '@repo/articles/article-card'
import type { ListedArticle } from '@repo/articles/article-summary'
import { LIST_SORTS } from '@repo/articles/list-query'
import { SortChoice } from '@repo/articles/sort-choice'
import { EmptyState } from '@repo/ui/empty-state'
import { RouteCardGrid } from '@repo/ui/route-card'
import { useLanguage } from '@repo/web-kit/language'
import type { Profile } from '@repo/web-kit/person'
import { UserTabs } from './user-tabs.tsx'
import styles from './users.module.css'

type Sort = (typeof LIST_SORTS)[number]

export interface UserRoutesProps {
  user: Profile
  articles: readonly ListedArticle[]
  sort: Sort
  hrefOf: (sort: Sort) => string
  /** In the place of the heading. */
  hasTabs?: boolean
}

/** Somebody's published routes and the orders they can be put in. */
export function UserRoutes({ user, articles, sort, hrefOf, hasTabs = false }: UserRoutesProps) {
  const { t } = useLanguage()
  if (articles.length === 0) {
    return (
      <>
        {hasTabs ? <UserTabs user={user} current="routes" /> : null}
        <EmptyState title={t('user.none')} text={t('user.noneText', { name: user.nickname })} />
      </>
    )
  }
  const labels = {
    created_at: t('list.sortNew'),
    favorite_count: t('list.sortPopular'),
    copy_count: t('list.sortCopied'),
  }
  const sorts = <SortChoice label={t('list.sort')} sorts={LIST_SORTS} labels={labels} current={sort} hrefOf={hrefOf} />
  return (
    <>
      {hasTabs ? (
        <UserTabs user={user} current="routes">
          {sorts}
        </UserTabs>
      ) : (
        <div className={styles.bar}>
          <h2 className={styles.heading}>{t('user.routes')}</h2>
          {sorts}
        </div>
      )}
      <RouteCardGrid>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={hasTabs ? 2 : 3} />
        ))}
      </RouteCardGrid>
    </>
  )
}

export const readSort = (search: URLSearchParams): Sort =>
  LIST_SORTS.find((candidate) => candidate === search.get('sort')) ?? 'created_at'

/** The address of one of a user's pages. */
export function userPath(id: number, { all, sort, page = 1 }: { all: boolean; sort: Sort; page?: number }): string {
  const search = new URLSearchParams()
  if (sort !== 'created_at') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  const path = all ? `/users/${id}/routes` : `/users/${id}`
  return search.size > 0 ? `${path}?${search}` : path
}
