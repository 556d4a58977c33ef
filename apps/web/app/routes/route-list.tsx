import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { magnifyingGlass } from '@repo/ui/icons'
import { Pager } from '@repo/ui/pager'
import { RouteCardGrid } from '@repo/ui/route-card'
import { SegmentedLinks } from '@repo/ui/segmented'
import { Form, Link } from 'react-router'
import { ArticleCard } from '../features/cards/article-card.tsx'
import { LIST_SORTS, type ListQuery, listPath, readListQuery } from '../features/cards/list-query.ts'
import styles from '../features/cards/route-list.module.css'
import { orErrorPage } from '../platform/answers.server.ts'
import { apiContext, preferencesContext } from '../platform/contexts.ts'
import { useLanguage } from '../platform/i18n.tsx'
import { serverLanguage } from '../platform/messages.server.ts'
import { pageTitle } from '../platform/page-title.ts'
import type { Route } from './+types/route-list'

/** Shown as chips: what the newest articles are about. */
const MOST_TAGS = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams)
  const { q, tag, sort, page } = query
  const api = context.get(apiContext)
  const list = orErrorPage(
    await api.listRoutes({ query: { sort, page: String(page), ...(q ? { q } : {}), ...(tag ? { tag } : {}) } }),
  )
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const title = q ? t('list.titleQuery', { query: q }) : tag ? t('list.titleTag', { tag }) : t('list.title')
  const tags = [
    ...new Set([...(tag ? [tag] : []), ...list.data.flatMap((article) => article.tag.map(({ name }) => name))]),
  ]
  return { query, list, title, tags: tags.slice(0, MOST_TAGS), description: t('common.description') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'description', content: loaderData?.description },
]

export default function RouteList({ loaderData: { query, list, title, tags } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const lastPage = Math.max(1, Math.ceil(list.total / list.per_page))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <SearchForm query={query} />
      <TagChips query={query} tags={tags} />
      <div className={styles.bar}>
        <p aria-live="polite">{t('list.count', { count: list.total })}</p>
        <SortLinks query={query} />
      </div>
      {list.data.length === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            <Link className={buttonClass({ variant: 'line' })} to="/routes">
              {t('list.emptyAction')}
            </Link>
          }
        />
      ) : (
        <RouteCardGrid>
          {list.data.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </RouteCardGrid>
      )}
      <Pager current={query.page} last={lastPage} hrefOf={(page) => listPath({ ...query, page })} />
    </div>
  )
}

function SearchForm({ query }: { query: ListQuery }) {
  const { t } = useLanguage()
  return (
    <Form action="/routes" className={styles.search} role="search">
      <span className={styles.box}>
        <Icon path={magnifyingGlass} size={18} />
        <input
          key={query.q}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
        />
      </span>
      {query.tag ? <input type="hidden" name="tag" value={query.tag} /> : null}
      {query.sort === 'created_at' ? null : <input type="hidden" name="sort" value={query.sort} />}
      <Button type="submit" variant="primary">
        {t('list.submit')}
      </Button>
    </Form>
  )
}

function TagChips({ query, tags }: { query: ListQuery; tags: readonly string[] }) {
  const { t } = useLanguage()
  return (
    <nav className={styles.tags} aria-label={t('list.tags')}>
      {['', ...tags].map((tag) => (
        <Link
          key={tag}
          to={listPath({ ...query, tag, page: 1 })}
          className={styles.chip}
          aria-current={tag === query.tag ? 'true' : undefined}
        >
          {tag || t('list.allTags')}
        </Link>
      ))}
    </nav>
  )
}

function SortLinks({ query }: { query: ListQuery }) {
  const { t } = useLanguage()
  const labels = {
    created_at: t('list.sortNew'),
    favorite_count: t('list.sortPopular'),
    copy_count: t('list.sortCopied'),
  }
  const links = LIST_SORTS.map((sort) => ({
    href: listPath({ ...query, sort, page: 1 }),
    label: labels[sort],
    isCurrent: sort === query.sort,
  }))
  return <SegmentedLinks label={t('list.sort')} links={links} />
}
