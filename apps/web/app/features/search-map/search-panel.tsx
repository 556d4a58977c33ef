import { BareSelect } from '@repo/ui/bare-select'
import { Icon } from '@repo/ui/icon'
import { x } from '@repo/ui/icons'
import { SearchBox } from '@repo/ui/search-box'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { LENGTH_BANDS, readArticleLanguage } from '../article-list/list-query.ts'
import { useArticleLanguages, useLengths } from '../article-list/use-filter-options.ts'
import { MAP_SORTS, type MapQuery, type MapSort, mapSearch } from './map-query.ts'
import styles from './search-panel.module.css'

interface SearchPanelProps {
  query: MapQuery
  /** Of the article whose surroundings are searched. */
  nearTitle: string | null
  /** The number of results, as text. */
  count: string
  onChange: (change: Partial<MapQuery>) => void
}

/** The search text, the number of results and the order. */
export function SearchPanel({ query, nearTitle, count, onChange }: SearchPanelProps) {
  const { t } = useLanguage()
  const orders: Readonly<Record<MapSort | '', string>> = {
    '': t('find.relevance'),
    favorite_count: t('list.sortPopular'),
    created_at: t('list.sortNew'),
    copy_count: t('list.sortCopied'),
  }
  const hasRelevance = query.q !== '' || query.near !== null || query.sort === ''
  const sorts = hasRelevance ? (['', ...MAP_SORTS] as const) : MAP_SORTS
  return (
    <div className={styles.panel} data-tour="map-search">
      <Form
        role="search"
        aria-label={t('map.search')}
        action="/search/map"
        key={query.q}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim(), page: 1 })
        }}
      >
        <SearchBox name="q" defaultValue={query.q} label={t('map.search')} />
      </Form>
      <Traits query={query} onChange={onChange} />
      {nearTitle === null ? null : (
        <Chip
          label={t('map.nearRoute', { title: nearTitle })}
          remove={t('map.nearClear')}
          to={{ ...query, near: null, page: 1 }}
        />
      )}
      {query.tag ? (
        <Chip
          label={`#${query.tag}`}
          remove={t('common.remove', { name: query.tag })}
          to={{ ...query, tag: '', page: 1 }}
        />
      ) : null}
      <div className={styles.bar}>
        <p role="status" aria-atomic="true">
          {count}
        </p>
        <BareSelect
          look="plain"
          label={t('list.sort')}
          value={query.sort}
          onChange={(event) => onChange({ sort: MAP_SORTS.find((sort) => sort === event.target.value) ?? '', page: 1 })}
          options={sorts.map((value) => ({ value, label: orders[value] }))}
        />
      </div>
    </div>
  )
}

/** How long, in which language, and with photos. */
function Traits({ query, onChange }: Pick<SearchPanelProps, 'query' | 'onChange'>) {
  const { t } = useLanguage()
  return (
    <div className={styles.bar}>
      <BareSelect
        look="plain"
        label={t('find.length')}
        value={query.length}
        onChange={(event) =>
          onChange({ length: LENGTH_BANDS.find((band) => band === event.target.value) ?? '', page: 1 })
        }
        options={useLengths()}
      />
      <BareSelect
        look="plain"
        label={t('find.language')}
        value={query.lang}
        onChange={(event) => onChange({ lang: readArticleLanguage(event.target.value), page: 1 })}
        options={useArticleLanguages()}
      />
      <label className={styles.photos}>
        <input
          type="checkbox"
          checked={query.photos}
          onChange={(event) => onChange({ photos: event.target.checked, page: 1 })}
        />
        {t('find.photos')}
      </label>
    </div>
  )
}

function Chip({ label, remove, to }: { label: string; remove: string; to: MapQuery }) {
  return (
    <Link to={{ search: `?${mapSearch(to)}` }} className={styles.chip} aria-label={`${label} ${remove}`} replace>
      <span>{label}</span>
      <Icon path={x} size={14} />
    </Link>
  )
}
