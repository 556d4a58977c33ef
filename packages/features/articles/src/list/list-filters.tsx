import { BareSelect } from '@repo/ui/bare-select'
import { Button } from '@repo/ui/button'
import { mapPin } from '@repo/ui/icons'
import { SearchBox } from '@repo/ui/search-box'
import { useLanguage } from '@repo/web-kit/language'
import { Form, Link, useNavigate } from 'react-router'
import { FilterSheet } from './filter-sheet.tsx'
import { listPath, readListQuery } from './list-query.ts'
import styles from './route-list.module.css'
import { countTraits } from './traits.ts'
import { useTraitChoices } from './use-filter-options.ts'
import type { ListForm } from './use-list-form.ts'

interface ListFiltersProps {
  form: ListForm
}

/**
 * Words, a place, what the way is like, in which language, with photos: one form, so that it works before and without
 * scripts. On phones all but the words are in a sheet.
 */
export function ListFilters({ form }: ListFiltersProps) {
  const { t } = useLanguage()
  const choices = useTraitChoices()
  const navigate = useNavigate()
  const { query } = form
  const { tag, sort } = form.asked
  const filterCount = countTraits(query) + (query.place ? 1 : 0)
  const isNarrowed = Boolean(query.q || tag || filterCount > 0)
  return (
    <Form
      action="/routes"
      className={styles.search}
      role="search"
      aria-label={t('list.title')}
      key={form.key}
      onChange={({ currentTarget }) => form.write(readListQuery(searchOf(currentTarget)))}
      onSubmit={(event) => {
        const written = readListQuery(searchOf(event.currentTarget))
        event.preventDefault() // the address would have every field that was left open
        form.send(written)
        event.currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
        void navigate(listPath(written))
      }}
    >
      <SearchBox name="q" defaultValue={query.q} label={t('list.search')} className={styles.text} />
      <FilterSheet count={filterCount}>
        <SearchBox
          type="text"
          name="place"
          icon={mapPin}
          defaultValue={query.place}
          label={t('find.near')}
          placeholder={t('find.nearHint')}
          className={styles.place}
        />
        {choices.map(({ name, ...choice }) => (
          <BareSelect key={name} name={name} defaultValue={query[name]} {...choice} />
        ))}
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
      </FilterSheet>
      {tag ? <input type="hidden" name="tag" value={tag} /> : null}
      {sort === 'created_at' || sort === 'relevance' ? null : <input type="hidden" name="sort" value={sort} />}
    </Form>
  )
}

function searchOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
