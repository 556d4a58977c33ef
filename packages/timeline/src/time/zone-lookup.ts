import tzLookup from '@photostructure/tz-lookup'
import { E7, type PlaceE7 } from '../shapes/read-place.ts'
import { formatOffset } from './zone-offset.ts'

/** Some 200 m: a position this near to the last one is in the same zone. */
const NEAR_E7 = 20_000

const offsetNames = new Map<number, string>()

/** The name of an offset in minutes, `+09:00`. */
function offsetZone(minutes: number): string {
  const known = offsetNames.get(minutes)
  if (known !== undefined) return known
  const name = formatOffset(minutes)
  offsetNames.set(minutes, name)
  return name
}

/** Looks up the time zone of places, with few look-ups for places near each other. */
export class ZoneLookup {
  #lngE7 = Number.NaN
  #latE7 = Number.NaN
  #zone = ''

  /** The offset of the file where it says one (minutes), else the zone of the place. */
  zoneOf({ lngE7, latE7 }: PlaceE7, offsetMinutes: number): string {
    if (!Number.isNaN(offsetMinutes)) return offsetZone(offsetMinutes)
    const isNear = Math.abs(lngE7 - this.#lngE7) < NEAR_E7 && Math.abs(latE7 - this.#latE7) < NEAR_E7
    if (isNear) return this.#zone
    this.#lngE7 = lngE7
    this.#latE7 = latE7
    this.#zone = tzLookup(latE7 / E7, lngE7 / E7)
    return this.#zone
  }
}
