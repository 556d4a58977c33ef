const MOST_SHOWN = 99

/** A number that fits into a badge: `99+` above 99. */
export function cappedCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
