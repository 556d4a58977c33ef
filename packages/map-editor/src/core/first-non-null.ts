/** The first value that is neither null nor undefined, of those that `select` gives for the items in turn; null without one. */
export function firstNonNull<Item, Value>(
  items: readonly Item[],
  select: (item: Item) => Value | null | undefined,
): Value | null {
  for (const item of items) {
    const value = select(item)
    if (value !== null && value !== undefined) return value
  }
  return null
}
