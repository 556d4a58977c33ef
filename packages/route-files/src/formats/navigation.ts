import {
  encodePolyline,
  layerId,
  type NavigationLine,
  type Position,
  parseMapDocument,
  serializeMapDocument,
  withoutSeries,
} from '@mishiori/map-document'
import type { ReadLine } from '../read-result.ts'

/** What our files call how a line along roads was asked for: a property of GeoJSON, a `Data` of KML, an extension of GPX. */
export const NAVIGATION_NAME = 'navigation'

/** How a line along roads was asked for, besides its ends. */
export type ReadNavigation = NonNullable<ReadLine['navigation']>

/** Any path: the line's own is in the file as every line's is. */
const ENDS: readonly Position[] = [
  [0, 0],
  [0, 1],
]
const FIELDS = ['mode', 'waypoints', 'profile', 'routeOptions']

/** In the stored form of maps, so that it is read by the same rules. */
export function writeNavigation(line: NavigationLine): Readonly<Record<string, unknown>> {
  const asked = withoutSeries(line)
  const layer = { id: layerId('a'), name: 'a', objects: [{ ...asked, path: ENDS }] }
  const [written] = serializeMapDocument({ layers: [layer], mainLineId: null })
  return pick(written?.objects[0] ?? {})
}

/** Null for anything that is none, or out of range. */
export function readNavigation(value: unknown): ReadNavigation | null {
  if (typeof value !== 'object' || value === null) return null
  const shell = { tmpId: 'a', name: 'a', objectType: 'NAVIGATION_LINE', path: encodePolyline(ENDS) }
  const read = parseMapDocument([{ id: 'a', name: 'a', objects: [{ ...shell, ...pick(value) }] }])
  const line = read.ok ? read.document.layers[0]?.objects[0] : null
  if (line?.kind !== 'navigationLine') return null
  const { waypoints, travelMode, profile, routeOptions } = line
  return { waypoints, travelMode, ...(profile && { profile }), ...(routeOptions && { routeOptions }) }
}

/** The same from a text of JSON. */
export function readNavigationText(text: string): ReadNavigation | null {
  try {
    return readNavigation(JSON.parse(text))
  } catch {
    return null // a foreign hand wrote it
  }
}

function pick(record: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => FIELDS.includes(name) && value !== null))
}
