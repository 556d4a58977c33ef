import { parseSearchParam } from '@repo/web-kit/parse-search-param'

/** The query of the stock page. All of it is in the address. */
export interface StockQuery {
  /** Id of a category; null for all. */
  readonly category: number | 'none' | null
  readonly q: string
  readonly view: 'list' | 'map'
  /** Where a further page of the list begins; null for the first. */
  readonly before: string | null
}

const LONGEST_SEARCH = 100
const ID = /^[1-9][0-9]{0,14}$/

/** Reads an address; what makes no sense becomes the default. */
export function readStockQuery(search: URLSearchParams): StockQuery {
  const category = search.get('category')
  const before = search.get('before')
  return {
    category: category === 'none' ? 'none' : category !== null && ID.test(category) ? Number(category) : null,
    q: parseSearchParam(search, 'q', LONGEST_SEARCH),
    view: search.get('view') === 'map' ? 'map' : 'list',
    before: before !== null && ID.test(before) ? before : null,
  }
}

/** The query of the API request. */
export function stockFilter({ category, q }: Pick<StockQuery, 'category' | 'q'>) {
  return { ...(category === null ? {} : { category: String(category) }), ...(q === '' ? {} : { q }) }
}

/** The address of the page, without what is default. */
export function stockPath({ category = null, q = '', view = 'list', before = null }: Partial<StockQuery>): string {
  const search = new URLSearchParams(stockFilter({ category, q }))
  if (view === 'map') search.set('view', view)
  if (before !== null) search.set('before', before)
  return search.size > 0 ? `/home/stock?${search}` : '/home/stock'
}
