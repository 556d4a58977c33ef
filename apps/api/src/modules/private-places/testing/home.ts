import {
  decodePolyline,
  encodePolyline,
  type HiddenArea,
  haversineDistanceMeters,
  type Position,
} from '@mishiori/map-document'
import type { PrivatePlaceList, RouteArticleInput } from '@repo/contract'
import type { TestUser } from '../../../testing/index.ts'
import { aLayer, aLine, aSpot } from '../../route-articles/testing/an-article.ts'

export const HOME: Position = [139.7, 35.6]
const [LNG, LAT] = HOME

/** What only the spots at home are called. */
export const SECRET_WORD = 'わが家の門'

/** From the door to a station five kilometres north, with a spot and a hazard at home and a spot at the station. */
export const FROM_HOME: RouteArticleInput['layer'] = [
  aLayer(
    aLine({
      path: encodePolyline([HOME, [LNG, LAT + 0.001], [LNG, LAT + 0.02], [LNG, LAT + 0.045]]),
      elevations: [12.5, 13, 20, 31],
      timestamps: [1_700_000_000_000, 1_700_000_060_000, 1_700_001_000_000, 1_700_003_000_000],
    }),
    aSpot({ tmpId: 'door', name: SECRET_WORD, lat: LAT, lng: LNG }),
    aSpot({ tmpId: 'hole', name: SECRET_WORD, icon: 'caution', seen_on: '2026-11-01', lat: LAT, lng: LNG }),
    aSpot({ tmpId: 'station', name: '駅', lat: LAT + 0.045, lng: LNG }),
  ),
]

export async function hideHome(user: TestUser, radius = 500): Promise<HiddenArea> {
  const body = { name: '家', radius, position: { lng: LNG, lat: LAT } }
  const answer = await user.api.createPrivatePlace({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return areaOf(answer.data)
}

/** Of the place that came last. */
export function areaOf({ data }: PrivatePlaceList): HiddenArea {
  const place = data.at(-1)
  if (!place) throw new Error('There is no circle.')
  return { center: [place.lng, place.lat], radiusMeters: place.radius }
}

const NUMBER = /-?\d{1,3}\.\d+/g
/** Long enough for two points; what JSON has to escape is unescaped before. */
const POLYLINE = /[?-~]{8,}/g

/**
 * All positions inside an area in a text of any format: coordinates as adjacent numbers,
 * and encoded polylines.
 */
export function positionsInside({ center, radiusMeters }: HiddenArea, text: string): readonly Position[] {
  const unescaped = text.replaceAll('\\\\', '\\')
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => Number(number))
  const pairs = numbers.flatMap((number, index): Position[] => {
    const next = numbers[index + 1] ?? 0
    return [
      [number, next],
      [next, number],
    ]
  })
  const paths = [...unescaped.matchAll(POLYLINE)].flatMap(([encoded]) => {
    const decoded = decodePolyline(encoded, { maxPoints: 10_000 })
    return decoded.ok ? decoded.path : []
  })
  return [...pairs, ...paths].filter(
    (position) => Math.abs(position[1]) <= 90 && haversineDistanceMeters(center, position) < radiusMeters,
  )
}
