/** Beyond, some are left out. */
const MOST_SHOWN = 7

/** The page numbers to show, at most seven: the first, the last, and those around the current one; null is a gap. */
export function pagesShown(current: number, last: number): readonly (number | null)[] {
  if (last <= MOST_SHOWN) return range(1, last)
  if (current <= 4) return [...range(1, 5), null, last]
  if (current >= last - 3) return [1, null, ...range(last - 4, last)]
  return [1, null, current - 1, current, current + 1, null, last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
