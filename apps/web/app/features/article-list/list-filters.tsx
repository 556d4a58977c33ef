import { BareSelect } from '@repo/ui/bare-select'
import { Button } from '@repo/ui/button'
import { CountBadge } from '@repo/ui/count-badge'
import { Icon } from '@repo/ui/icon'
import { mapPin, slidersHorizontal } from '@repo/ui/icons'
import { SearchBox } from '@repo/ui/search-box'
import { useId } from 'react'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { type ListQuery, listSearch, readListQuery } from './list-query.ts'
import styles from './route-list.module.css'
import { useArticleLanguages, useLengths } from './use-filter-options.ts'

interface ListFiltersProps {
  query: ListQuery
  /** Called with the values of the form before it is submitted. */
  onWrite: (written: ListQuery) => void
}

/**
 * Words, a place, how long, in which language, with photos: one form, so that it works before and without scripts. On
 * phones all but the words are in a sheet, which is the browser's own popover.
 */
export function ListFilters({ query, onWrite }: ListFiltersProps) {
  const { t } = useLanguage()
  const lengths = useLengths()
  const languages = useArticleLanguages()
  const { tag, sort } = query
  const filters = useId()
  const filterCount = [query.place, query.length, query.lang, query.photos].filter(Boolean).length
  const isNarrowed = Boolean(query.q || tag || filterCount > 0)
  return (
    <Form
      action="/routes"
      className={styles.search}
      role="search"
      aria-label={t('list.title')}
      key={listSearch(query).toString()}
      onChange={({ currentTarget }) => onWrite(readListQuery(searchOf(currentTarget)))}
    >
      <SearchBox name="q" defaultValue={query.q} label={t('list.search')} className={styles.text} />
      <button type="button" className={styles.open} popoverTarget={filters}>
        <Icon path={slidersHorizontal} size={18} />
        {t('find.more')}
        {filterCount > 0 ? <CountBadge count={filterCount} /> : null}
      </button>
      <div id={filters} popover="auto" className={styles.filters}>
        <SearchBox
          type="text"
          name="place"
          icon={mapPin}
          defaultValue={query.place}
          label={t('find.near')}
          placeholder={t('find.nearHint')}
          className={styles.place}
        />
        <BareSelect name="length" label={t('find.length')} defaultValue={query.length} options={lengths} />
        <BareSelect name="lang" label={t('find.language')} defaultValue={query.lang} options={languages} />
        <label className={styles.photos}>
          <input type="checkbox" name="photos" value="1" defaultChecked={query.photos} />
          {t('find.photos')}
        </label>
        <Button type="submit" variant="primary">
          {t('list.submit')}
        </Button>
        {isNarrowed ? (
          <Link to="/routes" className={styles.clear}>
            {t('find.clear')}
          </Link>
        ) : null}
      </div>
      {tag ? <input type="hidden" name="tag" value={tag} /> : null}
      {sort === 'created_at' || sort === 'relevance' ? null : <input type="hidden" name="sort" value={sort} />}
    </Form>
  )
}

function searchOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
