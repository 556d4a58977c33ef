import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useLocalizedText } from '../../platform/i18n/use-localized-text.ts'
import type { MapArticle } from '../article-list/article-summary.ts'
import { FoundList } from './found-list.tsx'
import type { FoundPage } from './found-page.ts'
import type { MapQuery } from './map-query.ts'
import styles from './search-map.module.css'
import { SearchPanel } from './search-panel.tsx'
import type { SearchStatus } from './use-map-search.ts'

interface FoundPartProps {
  query: MapQuery
  list: FoundPage
  status: SearchStatus
  near: MapArticle | null
  selectedId: number | null
  change: (next: Partial<MapQuery>) => void
  onSelect: (article: MapArticle) => void
  onRetry: () => void
}

/** The column beside the map: the question, what was found, and its pages. */
export function FoundPart({ query, list, status, near, selectedId, change, onSelect, onRetry }: FoundPartProps) {
  const { t } = useLanguage()
  const { titleOf } = useLocalizedText()
  const last = Math.max(1, Math.ceil(list.total / list.perPage))
  const count = t(list.isCapped ? 'map.countAtLeast' : 'map.count', { count: list.total })
  return (
    <section className={styles.found} aria-label={t('map.results')} aria-busy={status === 'loading'}>
      <SearchPanel query={query} nearTitle={near && titleOf(near).text} count={count} onChange={change} />
      <div className={styles.scroll} data-tour="map-list">
        {status === 'failed' ? (
          <ErrorState
            title={t('map.failed')}
            text={t('map.failedText')}
            action={
              <Button variant="line" onClick={onRetry}>
                {t('map.retry')}
              </Button>
            }
          />
        ) : null}
        {list.articles.length === 0 && status !== 'failed' ? (
          <EmptyState
            title={t(near ? 'map.nearEmpty' : 'map.empty')}
            text={t(near ? 'map.nearEmptyText' : 'map.emptyText')}
          />
        ) : (
          <FoundList articles={list.articles} selectedId={selectedId} onSelect={onSelect} />
        )}
      </div>
      {last > 1 ? (
        <nav className={styles.pages} aria-label={t('pager.label')}>
          <Button variant="ghost" disabled={query.page <= 1} onClick={() => change({ page: query.page - 1 })}>
            {t('map.previous')}
          </Button>
          <span>{t('map.pageOf', { page: Math.min(query.page, last), last })}</span>
          <Button variant="ghost" disabled={query.page >= last} onClick={() => change({ page: query.page + 1 })}>
            {t('map.next')}
          </Button>
        </nav>
      ) : null}
    </section>
  )
}
