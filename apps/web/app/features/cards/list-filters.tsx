import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { caretDown, magnifyingGlass, mapPin } from '@repo/ui/icons'
import { Form, Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { LENGTH_BANDS, type LengthBand, type ListQuery, lengthOf, listSearch } from './list-query.ts'
import styles from './route-list.module.css'

/** Words, a place, how long, with photos: one form, so that it works before and without scripts. */
export function ListFilters({ query }: { query: ListQuery }) {
  const { t } = useLanguage()
  const { tag, sort } = query
  const isNarrowed = Boolean(query.q || tag || query.place || query.length || query.photos)
  return (
    <Form
      action="/routes"
      className={styles.search}
      role="search"
      aria-label={t('list.title')}
      key={listSearch(query).toString()}
    >
      <TextBox name="q" icon={magnifyingGlass} value={query.q} label={t('list.search')} kind={styles.words} />
      <TextBox name="place" icon={mapPin} value={query.place} label={t('find.near')} hint={t('find.nearHint')} />
      <span className={styles.select}>
        <select name="length" defaultValue={query.length} aria-label={t('find.length')}>
          <option value="">{t('find.anyLength')}</option>
          {LENGTH_BANDS.map((band) => (
            <option key={band} value={band}>
              <LengthLabel band={band} />
            </option>
          ))}
        </select>
        <Icon path={caretDown} size={14} />
      </span>
      <label className={styles.photos}>
        <input type="checkbox" name="photos" value="1" defaultChecked={query.photos} />
        {t('find.photos')}
      </label>
      {tag ? <input type="hidden" name="tag" value={tag} /> : null}
      {sort === 'created_at' || sort === 'relevance' ? null : <input type="hidden" name="sort" value={sort} />}
      <Button type="submit" variant="primary">
        {t('list.submit')}
      </Button>
      {isNarrowed ? (
        <Link to="/routes" className={styles.clear}>
          {t('find.clear')}
        </Link>
      ) : null}
    </Form>
  )
}

interface TextBoxProps {
  name: string
  icon: string
  value: string
  label: string
  hint?: string
  kind?: string | undefined
}

function TextBox({ name, icon, value, label, hint, kind = '' }: TextBoxProps) {
  return (
    <span className={`${styles.box} ${kind}`}>
      <Icon path={icon} size={18} />
      <input
        type={name === 'q' ? 'search' : 'text'}
        name={name}
        defaultValue={value}
        maxLength={100}
        aria-label={label}
        placeholder={hint ?? label}
      />
    </span>
  )
}

function LengthLabel({ band }: { band: LengthBand }) {
  const { t } = useLanguage()
  const { min, max } = lengthOf(band)
  if (max === null) return t('find.lengthFrom', { min })
  return min === 0 ? t('find.lengthUpTo', { max }) : t('find.lengthBetween', { min, max })
}
