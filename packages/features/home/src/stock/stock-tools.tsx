import type { CategoryList } from '@repo/articles/category-list'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { ChipLinks } from '@repo/ui/chip-links'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { download } from '@repo/ui/icons'
import { SearchBox } from '@repo/ui/search-box'
import { SegmentedLinks } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { Form } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './stock-page.module.css'
import { type StockQuery, stockFilter, stockPath } from './stock-query.ts'

interface ToolsProps {
  query: StockQuery
  categories: CategoryList
}

/** Links to the categories, each with how much it holds. */
export function CategoryChips({ query, categories }: ToolsProps) {
  const t = useOwnMessages()
  const { t: common, locale } = useLanguage()
  const choices: readonly { category: StockQuery['category']; label: string; count: number }[] = [
    { category: null, label: t('kept.all'), count: categories.total },
    ...categories.data.map(({ id, name, count }) => ({ category: id, label: name, count })),
    { category: 'none', label: t('kept.uncategorized'), count: categories.uncategorizedCount },
  ]
  const links = choices.map(({ category, label, count }) => ({
    href: stockPath({ ...query, category, before: null }),
    label,
    count: formatFullCount(count, locale),
    isCurrent: category === query.category,
  }))
  return (
    <div className={styles.chips}>
      <ChipLinks label={common('menu.stock')} links={links} />
      <p className={styles.limit}>
        {t('kept.categories', { count: categories.data.length, max: PRODUCT_LIMITS.stockCategories })}
      </p>
    </div>
  )
}

export function StockSearch({ query }: { query: StockQuery }) {
  const t = useOwnMessages()
  return (
    <Form action="/home/stock" className={styles.search} role="search" aria-label={t('kept.search')}>
      <SearchBox key={query.q} name="q" defaultValue={query.q} label={t('kept.search')} />
      {query.category === null ? null : <input type="hidden" name="category" value={query.category} />}
      {query.view === 'map' ? <input type="hidden" name="view" value="map" /> : null}
      <Button type="submit">{t('own.submit')}</Button>
    </Form>
  )
}

export function ViewLinks({ query }: { query: StockQuery }) {
  const t = useOwnMessages()
  const links = (['list', 'map'] as const).map((view) => ({
    href: stockPath({ ...query, view, before: null }),
    label: t(view === 'list' ? 'kept.asList' : 'kept.asMap'),
    isCurrent: view === query.view,
  }))
  return <SegmentedLinks label={t('kept.view')} links={links} />
}

/** One file of all that the page shows. */
export function StockFiles({ query, total }: { query: StockQuery; total: number }) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  if (total === 0) return null
  if (total > PRODUCT_LIMITS.stocksInFile) {
    return <p className={styles.limit}>{t('kept.tooManyForFile', { max: PRODUCT_LIMITS.stocksInFile })}</p>
  }
  const addressOf = (format: string) =>
    `/api/v1/self/stock-file?${new URLSearchParams({ ...stockFilter(query), format, hl: locale })}`
  return (
    <DisclosureMenu
      align="end"
      summary={
        <>
          <Icon path={download} size={18} />
          {t('kept.export')}
        </>
      }
    >
      {(['gpx', 'geojson'] as const).map((format) => (
        <a key={format} className={menuItemClass} href={addressOf(format)}>
          {t(format === 'gpx' ? 'kept.exportGpx' : 'kept.exportGeojson')}
        </a>
      ))}
    </DisclosureMenu>
  )
}
