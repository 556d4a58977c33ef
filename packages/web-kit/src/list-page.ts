/** A page of a list. */
export interface ListPage<T> {
  readonly data: readonly T[]
  /** Of all pages. */
  readonly total: number
  /** There are more than `total`. */
  readonly isCapped: boolean
  /** At least 1. */
  readonly lastPage: number
}

/** A page of a list as the API answers it. */
export interface PagedAnswer<T> {
  readonly data: readonly T[]
  readonly total: number
  readonly per_page: number
  readonly is_capped?: boolean
}

export function toListPage<A, T>(
  { data, total, per_page, is_capped }: PagedAnswer<A>,
  toItem: (item: A) => T,
): ListPage<T> {
  return {
    data: data.map(toItem),
    total,
    isCapped: is_capped ?? false,
    lastPage: Math.max(1, Math.ceil(total / per_page)),
  }
}

/** A page of a list that is read by keys. */
export interface KeyedPage<T> {
  readonly data: readonly T[]
  /** The key of the next page; null on the last one. */
  readonly next: string | null
}

export function toKeyedPage<A, T>({ data, next }: KeyedPage<A>, toItem: (item: A) => T): KeyedPage<T> {
  return { data: data.map(toItem), next }
}
