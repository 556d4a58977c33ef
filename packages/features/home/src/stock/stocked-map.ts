import type { Locale, StockMap, StockMark } from '@repo/contract'
import type { MapMark } from '@repo/map-search/found-page'

/** A kept article as a marker and a line. */
export interface StockedMark extends MapMark {
  /** Of the entry. */
  readonly stockId: number
  /** The main line with few points, as an encoded polyline; null without one. */
  readonly outline: string | null
  readonly language: Locale
  readonly title: string
  readonly translation: { readonly title: string } | null
}

export interface StockedMap {
  readonly data: readonly StockedMark[]
  /** There are more: only the newest are included. */
  readonly isCapped: boolean
}

export function toStockedMap({ data, is_capped }: StockMap): StockedMap {
  return { data: data.map(toStockedMark), isCapped: is_capped }
}

function toStockedMark({ id, lat, lng, outline, language, title, translation, stock_id }: StockMark): StockedMark {
  return { id, lat, lng, outline, language, title, translation, stockId: stock_id }
}
