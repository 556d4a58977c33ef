import type { CategoryList } from '@repo/articles/category-list'
import { PageFrame } from '@repo/ui/page-frame'
import { useOwnMessages } from '../messages/own-messages.ts'
import { CategoriesButton } from './category-dialog.tsx'
import { CollectionButton } from './collection-button.tsx'
import { EmptyStock, StockEntries } from './stock-entries.tsx'
import { StockMap } from './stock-map.tsx'
import styles from './stock-page.module.css'
import { type StockQuery, stockFilter } from './stock-query.ts'
import { CategoryChips, StockFiles, StockSearch, ViewLinks } from './stock-tools.tsx'
import type { StockedArticlePage } from './stocked-articles.ts'
import type { StockedMap } from './stocked-map.ts'

interface StockPageProps {
  title: string
  query: StockQuery
  categories: CategoryList
  list: StockedArticlePage
  /** Null where they are shown as a list. */
  map: StockedMap | null
}

/** What the user keeps of others' articles, as a list or on a map. */
export function StockPage({ title, query, categories, list, map }: StockPageProps) {
  const t = useOwnMessages()
  return (
    <PageFrame>
      <div className={styles.head}>
        <h1>{title}</h1>
        <CategoriesButton />
      </div>
      <CategoryChips query={query} categories={categories} />
      <div className={styles.tools}>
        <StockSearch query={query} />
        <ViewLinks query={query} />
      </div>
      <div className={styles.bar}>
        <p aria-live="polite">{t('kept.count', { count: list.total })}</p>
        <div className={styles.acts}>
          {typeof query.category === 'number' && list.total > 0 ? (
            <CollectionButton key={query.category} categoryId={query.category} />
          ) : null}
          <StockFiles query={query} total={list.total} />
        </div>
      </div>
      {map === null ? <StockEntries query={query} list={list} /> : null}
      {map !== null && map.data.length === 0 ? <EmptyStock query={query} /> : null}
      {map !== null && map.data.length > 0 ? <StockMap key={JSON.stringify(stockFilter(query))} map={map} /> : null}
    </PageFrame>
  )
}
