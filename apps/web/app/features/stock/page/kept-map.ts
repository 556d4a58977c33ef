import type { Locale, StockMap, StockMark } from '@repo/contract'
import type { MapMark } from '../../search-map/found-page.ts'

/** A kept article as a marker and a line. */
export interface KeptMark extends MapMark {
  /** Of the entry. */
  readonly stockId: number
  /** The main line with few points, as an encoded polyline; null without one. */
  readonly outline: string | null
  readonly language: Locale
  readonly title: string
  readonly translation: { readonly title: string } | null
}

export interface KeptMap {
  readonly data: readonly KeptMark[]
  /** There are more: the newest stand for all. */
  readonly isCapped: boolean
}

export function toKeptMap({ data, is_capped }: StockMap): KeptMap {
  return { data: data.map(toKeptMark), isCapped: is_capped }
}

function toKeptMark({ id, lat, lng, outline, language, title, translation, stock_id }: StockMark): KeptMark {
  return { id, lat, lng, outline, language, title, translation, stockId: stock_id }
}
