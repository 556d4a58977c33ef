import type { MapArticle } from '@repo/articles/article-summary'
import { FilterSheet } from '@repo/articles/filter-sheet'
import { TraitNotes } from '@repo/articles/trait-notes'
import { countTraits, type TraitName, type Traits, traitOf } from '@repo/articles/traits'
import { useTraitChoices } from '@repo/articles/use-filter-options'
import { BareSelect } from '@repo/ui/bare-select'
import { Icon } from '@repo/ui/icon'
import { x } from '@repo/ui/icons'
import { SearchBox } from '@repo/ui/search-box'
import { Switch } from '@repo/ui/switch'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import type { MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import type { FoundPage } from './found-page.ts'
import { MAP_SORTS, type MapQuery, type MapSort, mapSearch } from './map-query.ts'
import styles from './search-panel.module.css'

interface SearchPanelProps {
  query: MapQuery
  /** Of the article whose surroundings are searched. */
  near: MapArticle | null
  list: Pick<FoundPage, 'total' | 'isCapped'>
  onChange: (change: Partial<MapQuery>) => void
}

/** The search text, the number of results, the filters and the order: a row above list and map, on phones a pill on the map. */
export function SearchPanel({ query, near, list, onChange }: SearchPanelProps) {
  const { t } = useLanguage()
  const { titleOf } = useLocalizedText()
  const count = t(list.isCapped ? 'map.countAtLeast' : 'map.count', { count: list.total })
  const filterCount = countTraits(query)
  return (
    <div className={styles.panel} data-tour="map-search">
      <div className={styles.pill}>
        <Form
          role="search"
          aria-label={t('map.search')}
          action="/search/map"
          className={styles.words}
          key={query.q}
          onSubmit={(event) => {
            event.preventDefault()
            onChange({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim(), page: 1 })
          }}
        >
          <SearchBox name="q" defaultValue={query.q} label={t('map.search')} className={styles.text} />
        </Form>
        <p role="status" aria-atomic="true" className={styles.count}>
          {count}
        </p>
        <FilterSheet count={filterCount} isCompact closeLabel={t('map.seeFound', { count })}>
          <TraitFields query={query} onChange={onChange} />
          <div className={styles.notes}>
            <TraitNotes traits={query} />
          </div>
          {query.near === null ? (
            <span className={styles.automatic} data-tour="map-tools">
              <Switch
                label={t('map.auto')}
                isOn={query.isAutomatic}
                onChange={(isAutomatic) => onChange({ isAutomatic })}
              />
            </span>
          ) : null}
          <Order query={query} onChange={onChange} />
        </FilterSheet>
      </div>
      {near === null ? null : (
        <Chip
          label={t('map.nearRoute', { title: titleOf(near).text })}
          remove={t('map.nearClear')}
          query={query}
          without={{ near: null, page: 1 }}
          onChange={onChange}
        />
      )}
      {query.tag ? (
        <Chip
          label={`#${query.tag}`}
          remove={t('common.remove', { name: query.tag })}
          query={query}
          without={{ tag: '', page: 1 }}
          onChange={onChange}
        />
      ) : null}
    </div>
  )
}

type PartProps = Pick<SearchPanelProps, 'query' | 'onChange'>

function Order({ query, onChange }: PartProps) {
  const { t } = useLanguage()
  const orders: Readonly<Record<MapSort | '', string>> = {
    '': t('find.relevance'),
    favorite_count: t('list.sortPopular'),
    created_at: t('list.sortNew'),
    copy_count: t('list.sortCopied'),
    course_minutes: t('find.quickest'),
    climb_m: t('find.highest'),
    course_constant: t('find.easiest'),
  }
  const hasRelevance = query.q !== '' || query.near !== null || query.sort === ''
  const sorts = hasRelevance ? (['', ...MAP_SORTS] as const) : MAP_SORTS
  return (
    <BareSelect
      label={t('list.sort')}
      value={query.sort}
      onChange={(event) => onChange({ sort: MAP_SORTS.find((sort) => sort === event.target.value) ?? '', page: 1 })}
      options={sorts.map((value) => ({ value, label: orders[value] }))}
    />
  )
}

/** What the way is like, in which language, and with photos. */
function TraitFields({ query, onChange }: PartProps) {
  const { t } = useLanguage()
  return (
    <>
      {useTraitChoices().map(({ name, ...choice }) => (
        <BareSelect
          key={name}
          value={query[name]}
          onChange={(event) => onChange({ ...chosen(name, event.target.value), page: 1 })}
          {...choice}
        />
      ))}
      <label className={styles.photos}>
        <input
          type="checkbox"
          checked={query.photos}
          onChange={(event) => onChange({ photos: event.target.checked, page: 1 })}
        />
        {t('find.photos')}
      </label>
    </>
  )
}

function chosen(name: TraitName, value: string): Partial<Traits> {
  return { [name]: traitOf(name, value) }
}

interface ChipProps extends PartProps {
  label: string
  remove: string
  /** What changes when it is removed. */
  without: Partial<MapQuery>
}

/** A link, which has an address before scripts run; then a change like those of the fields. */
function Chip({ label, remove, query, without, onChange }: ChipProps) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChange(without)
  }
  const search = `?${mapSearch({ ...query, ...without })}`
  return (
    <Link to={{ search }} className={styles.chip} aria-label={`${label} ${remove}`} replace onClick={onClick}>
      <span>{label}</span>
      <Icon path={x} size={14} />
    </Link>
  )
}
