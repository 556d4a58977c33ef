import { PRODUCT_LIMITS } from '@repo/contract'

/**
 * A page of rows that were read with one more than fit, and the key of the next one: that of the last row shown.
 * Null on the last page.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number | string,
  size: number = PRODUCT_LIMITS.pageSize,
): { readonly shown: Row[]; readonly next: string | null } {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { shown, next: last === undefined ? null : String(keyOf(last)) }
}
