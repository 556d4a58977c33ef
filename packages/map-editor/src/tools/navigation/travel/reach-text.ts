import { haversineDistanceMeters, longitudeDelta, type Position } from '@mishiori/map-document'
import type { ShownReach } from '../../../core/drafts/navigation-draft.ts'
import { formatReach } from '../../../messages/format.ts'
import { lengthUnitsOf } from '../../../messages/length-units.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'

/** How large an area is that can be reached, how far one comes, and what it leaves out. */
export function reachText(messages: MapEditorMessages, { polygon, origin, areas, holes }: ShownReach): string {
  const { reach } = travelMessages(messages)
  const { locale } = messages
  const farthest = Math.max(...polygon.vertices.map((position) => haversineDistanceMeters(origin, position)))
  return [
    reach.found(polygon.name, areaText(ringSquareMeters(polygon.vertices), locale), formatReach(farthest, locale)),
    ...(areas > 0 ? [reach.areasApart(areas)] : []),
    ...(holes > 0 ? [reach.holes(holes)] : []),
  ].join(' ')
}

/** Square kilometres or miles, with the digits that an outline around cells of a grid deserves. */
export function areaText(squareMeters: number, locale: string): string {
  const { long } = lengthUnitsOf(locale)
  const figure = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
  return `${figure.format(squareMeters / long.meters ** 2)} ${long.name}²`
}

const EARTH_RADIUS_METERS = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** On a sphere, of a ring that is not closed (Chamberlain and Duquette, JPL 07-03). */
export function ringSquareMeters(ring: readonly Position[]): number {
  const sum = ring.reduce((total, [lng, lat], index) => {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat]
    const width = radians(longitudeDelta(lng, nextLng))
    return total + width * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)))
  }, 0)
  return Math.abs((sum * EARTH_RADIUS_METERS ** 2) / 2)
}
