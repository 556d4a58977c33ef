import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { Pager } from '@repo/ui/pager'
import { RouteCardGrid } from '@repo/ui/route-card'
import { useLanguage } from '@repo/web-kit/language'
import { leaveFocus } from '@repo/web-kit/leave-focus'
import type { ListPage } from '@repo/web-kit/list-page'
import { Link } from 'react-router'
import { type Area, placeOf } from './area.ts'
import { ArticleCard } from './article-card.tsx'
import type { ListedArticle } from './article-summary.ts'
import { SortLinks } from './list-links.tsx'
import { type ListQuery, listPath } from './list-query.ts'
import styles from './route-list.module.css'
import { TraitNotes } from './trait-notes.tsx'
import { NO_TRAITS } from './traits.ts'
import { useNamedTraits } from './use-filter-options.ts'

interface FoundArticlesProps {
  query: ListQuery
  /** Includes unsubmitted values of its form. */
  written: ListQuery
  area: Area
  list: ListPage<ListedArticle>
  /** Another list is on its way. */
  isLoading: boolean
}

/** The head of a list: the number of results, the order, and the pages. */
export function FoundArticles({ query, written, area, list, isLoading }: FoundArticlesProps) {
  const { t } = useLanguage()
  const place = placeOf(area)
  if (area.kind === 'unavailable') return <AreaUnavailable query={query} />
  return (
    <>
      <div className={styles.bar}>
        <p aria-live="polite">
          {t(list.isCapped ? 'find.countAtLeast' : 'list.count', { count: list.total })}
          {place ? <span className={styles.around}>{t('find.around', { place: place.name })}</span> : null}
        </p>
        <SortLinks query={query} written={written} />
      </div>
      <TraitNotes traits={query} />
      <div tabIndex={-1} className={styles.results} aria-busy={isLoading}>
        {list.data.length === 0 ? (
          <NoResults query={query} isUnknown={area.kind === 'unknown'} />
        ) : (
          <RouteCardGrid>
            {list.data.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </RouteCardGrid>
        )}
      </div>
      <Pager current={query.page} last={list.lastPage} hrefOf={(page) => listPath({ ...query, page })} />
    </>
  )
}

/** Names what was chosen, and takes that back before what was written. */
function NoResults({ query, isUnknown }: { query: ListQuery; isUnknown: boolean }) {
  const { t } = useLanguage()
  const filters = useNamedTraits(query)
  const { place } = query
  const text = () => {
    if (isUnknown) return t('find.placeUnknown', { place })
    if (filters) return t('find.emptyFiltered', { filters })
    return query.q || query.tag ? t('list.emptyText') : ''
  }
  const anywhere = <Wider to={{ ...query, place: '' }} label={t('find.anywhere')} />
  const wider = isUnknown ? { ...query, place: '' } : query // nothing is found with an unknown place
  return (
    <EmptyState
      title={t('list.emptyTitle')}
      text={text()}
      action={
        <>
          {isUnknown ? anywhere : null}
          {filters ? <Wider to={{ ...wider, ...NO_TRAITS }} label={t('find.unfiltered')} /> : null}
          {place && !isUnknown ? anywhere : null}
          {filters || place ? null : <Wider to={{}} label={t('list.emptyAction')} />}
        </>
      }
    />
  )
}

function Wider({ to, label }: { to: Partial<ListQuery>; label: string }) {
  return (
    // A ref of the link itself would not be told of its end.
    <div ref={leaveFocus}>
      <Link className={buttonClass({ variant: 'line' })} to={listPath({ ...to, page: 1 })}>
        {label}
      </Link>
    </div>
  )
}

/** Said instead of a number: nothing was searched. */
function AreaUnavailable({ query }: { query: ListQuery }) {
  const { t } = useLanguage()
  return (
    <ErrorState
      title={t('find.placesAway')}
      text={t('find.placesAwayText', { place: query.place })}
      action={
        <>
          <div ref={leaveFocus}>
            <Link className={buttonClass({ variant: 'primary' })} to={listPath(query)}>
              {t('common.retry')}
            </Link>
          </div>
          <Wider to={{ ...query, place: '' }} label={t('find.anywhere')} />
        </>
      }
    />
  )
}
