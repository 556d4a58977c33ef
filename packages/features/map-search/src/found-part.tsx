import type { MapArticle } from '@repo/articles/article-summary'
import { TraitNotes } from '@repo/articles/trait-notes'
import { NO_TRAITS, type Traits } from '@repo/articles/traits'
import { useNamedTraits } from '@repo/articles/use-filter-options'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { useLanguage } from '@repo/web-kit/language'
import { leaveFocus } from '@repo/web-kit/leave-focus'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import { useRef } from 'react'
import { FoundList } from './found-list.tsx'
import type { FoundPage } from './found-page.ts'
import styles from './found-part.module.css'
import { PHONE } from './keep-in-view.ts'
import type { MapQuery } from './map-query.ts'
import { SheetGrabber } from './sheet-grabber.tsx'
import type { ChosenArticle } from './use-chosen-article.ts'
import type { SearchStatus } from './use-map-search.ts'
import { type SheetSnap, useSheetSnap } from './use-sheet-snap.ts'
import { useShownCard } from './use-shown-card.ts'

interface FoundPartProps {
  query: MapQuery
  /** What the list answers; `query` may be another one already. */
  answered: Traits
  list: FoundPage
  status: SearchStatus
  isNear: boolean
  chosen: ChosenArticle
  snap: SheetSnap
  onSnap: (snap: SheetSnap) => void
  change: (next: Partial<MapQuery>) => void
  onSelect: (article: MapArticle) => void
  onRetry: () => void
}

/**
 * What was found, and its pages: a column beside the map, on phones a sheet over its lower part, with the cards in a row
 * while it is low.
 */
export function FoundPart({
  answered,
  list,
  status,
  isNear,
  chosen,
  snap,
  onSnap,
  onSelect,
  ...props
}: FoundPartProps) {
  const { t } = useLanguage()
  const scroller = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(PHONE)
  const { heldHeight, listeners } = useSheetSnap(snap, onSnap)
  const { together } = chosen
  const selectedId = chosen.article?.id ?? null
  const articles = together ?? (isPhone ? withChosen(list, chosen.article) : list.articles)
  useShownCard(scroller, {
    chosenId: selectedId,
    ids: articles.map(({ id }) => id),
    isRow: isPhone && snap === 'peek',
    onSwipe: (id) => {
      const swiped = articles.find((article) => article.id === id)
      if (swiped) chosen.choose(swiped)
    },
  })
  const isEmpty = articles.length === 0 && status !== 'failed'
  return (
    <section
      tabIndex={-1}
      className={styles.found}
      aria-label={t('map.results')}
      aria-busy={status === 'loading'}
      data-snap={snap}
      data-held={heldHeight !== null || undefined}
      style={heldHeight === null ? undefined : { height: heldHeight }}
      {...listeners}
    >
      <SheetGrabber snap={snap} count={list.total} onSnap={onSnap} />
      {together ? <Together count={together.length} onLeave={chosen.leaveTogether} /> : null}
      <div className={styles.notes}>
        <TraitNotes traits={answered} />
      </div>
      <div ref={scroller} className={styles.scroll} data-tour="map-list">
        {status === 'failed' ? <Failed onRetry={props.onRetry} /> : null}
        {isEmpty ? (
          <NothingFound answered={answered} isNear={isNear} change={props.change} />
        ) : (
          <FoundList articles={articles} selectedId={selectedId} onSelect={onSelect} />
        )}
      </div>
      {together ? null : <Pages {...props} list={list} />}
    </section>
  )
}

function NothingFound({ answered, isNear, change }: Pick<FoundPartProps, 'answered' | 'isNear' | 'change'>) {
  const { t } = useLanguage()
  const filters = useNamedTraits(answered)
  const title = t(isNear ? 'map.nearEmpty' : 'map.empty')
  if (!filters) return <EmptyState title={title} text={t(isNear ? 'map.nearEmptyText' : 'map.emptyText')} />
  return (
    <EmptyState
      title={title}
      text={t(isNear ? 'find.emptyFiltered' : 'map.emptyFiltered', { filters })}
      action={
        <Button ref={leaveFocus} variant="line" onClick={() => change({ ...NO_TRAITS, page: 1 })}>
          {t('find.unfiltered')}
        </Button>
      }
    />
  )
}

/** The card of a marker from another page of the list comes first. */
function withChosen({ articles, marks }: FoundPage, chosen: MapArticle | null): readonly MapArticle[] {
  const isElsewhere = chosen !== null && marks.some(({ id }) => id === chosen.id)
  return isElsewhere && !articles.some(({ id }) => id === chosen.id) ? [chosen, ...articles] : articles
}

/** Of markers in one place: what is listed, and the way back to everything. */
function Together({ count, onLeave }: { count: number; onLeave: () => void }) {
  const { t } = useLanguage()
  return (
    <div className={styles.together}>
      <p role="status">{t('map.sameSpot', { count })}</p>
      <Button ref={leaveFocus} variant="ghost" onClick={onLeave}>
        {t('map.allSpots')}
      </Button>
    </div>
  )
}

function Failed({ onRetry }: Pick<FoundPartProps, 'onRetry'>) {
  const { t } = useLanguage()
  return (
    <ErrorState
      title={t('map.failed')}
      text={t('map.failedText')}
      action={
        <Button ref={leaveFocus} variant="line" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}

function Pages({ query, list, change }: Pick<FoundPartProps, 'query' | 'list' | 'change'>) {
  const { t } = useLanguage()
  const last = Math.max(1, Math.ceil(list.total / list.perPage))
  if (last === 1) return null
  return (
    <nav className={styles.pages} aria-label={t('pager.label')}>
      <Button variant="ghost" disabled={query.page <= 1} onClick={() => change({ page: query.page - 1 })}>
        {t('map.previous')}
      </Button>
      <span>{t('map.pageOf', { page: Math.min(query.page, last), last })}</span>
      <Button variant="ghost" disabled={query.page >= last} onClick={() => change({ page: query.page + 1 })}>
        {t('map.next')}
      </Button>
    </nav>
  )
}
