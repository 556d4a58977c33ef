import type { Position } from '@mishiori/map-document'
import { LRUCache } from 'lru-cache'
import type { LabelPosition, PlaceLabel } from '../places/gazetteer.ts'

/** Per day. Further visits get no place names. */
const MAX_LOOKUPS = 100
const AT_ONCE = 4
const MAX_ENTRIES = 20_000
/** Decimals of a degree that distinguish two places: some hundred metres, within which the same town is nearest. */
const DECIMALS = 3

/** Names places by the product's own gazetteer, in the given order. No other service receives them. */
export function createLabelVisits(labelPosition: LabelPosition) {
  const cached = new LRUCache<string, PlaceLabel>({ max: MAX_ENTRIES })

  const label = async (key: string, position: Position) => {
    const known = cached.get(key)
    if (known) return known
    const found = await labelPosition(position)
    if (found) cached.set(key, found) // unknown places are looked up again once it is loaded
    return found
  }

  return async (positions: readonly Position[]): Promise<readonly (PlaceLabel | null)[]> => {
    const distinct = [...new Map(positions.map((position) => [keyOf(position), position]))].slice(0, MAX_LOOKUPS)
    const labels = new Map<string, PlaceLabel | null>()
    for (let at = 0; at < distinct.length; at += AT_ONCE) {
      const batch = distinct.slice(at, at + AT_ONCE)
      const found = await Promise.all(batch.map(([key, position]) => label(key, position)))
      for (const [index, [key]] of batch.entries()) labels.set(key, found[index] ?? null)
    }
    return positions.map((position) => labels.get(keyOf(position)) ?? null)
  }
}

const keyOf = ([lng, lat]: Position) => `${lng.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)}`

export type LabelVisits = ReturnType<typeof createLabelVisits>
