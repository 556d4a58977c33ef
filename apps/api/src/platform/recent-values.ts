interface RecentValuesOptions<Value> {
  readonly maxWeight: number
  readonly weigh: (value: Value) => number
}

/** Values that take longer to make than to keep, each under a name that means this value for ever. The longest unused go when all weigh too much. */
export interface RecentValues<Value> {
  get(name: string, make: () => Value): Value
}

export function keepRecentValues<Value>({ maxWeight, weigh }: RecentValuesOptions<Value>): RecentValues<Value> {
  /** In order of use, oldest first. */
  const kept = new Map<string, { readonly value: Value; readonly weight: number }>()
  let weight = 0

  const drop = (name: string) => {
    weight -= kept.get(name)?.weight ?? 0
    kept.delete(name)
  }

  return {
    get(name, make) {
      const known = kept.get(name)
      const value = known ? known.value : make()
      const entry = known ?? { value, weight: weigh(value) }
      drop(name)
      kept.set(name, entry)
      weight += entry.weight
      for (const oldest of kept.keys()) {
        if (weight <= maxWeight) break
        drop(oldest)
      }
      return value
    },
  }
}
