import fc from 'fast-check'
import { layerId, mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import {
  isHazardIcon,
  LINE_SOURCES,
  type Line,
  type MapObject,
  SPOT_ICONS,
  type Spot,
  SYMBOL_SETS,
} from '../map-object.ts'
import { MAP_COLORS } from '../palette.ts'
import { SENSOR_SERIES } from '../path-series.ts'
import type { Position } from '../position.ts'
import {
  HIKING_GRADES,
  HILL_CHOICES,
  type RouteOptions,
  TRAVEL_PROFILES,
  travelModeOfProfile,
} from '../travel-profiles.ts'

const details = (id: string) => ({ id: mapObjectId(id), name: `Object ${id}`, description: '', color: 'red' }) as const

export function aLine(
  id: string,
  path: readonly Position[] = [
    [139, 35],
    [140, 36],
  ],
): Line {
  return { ...details(id), kind: 'line', path }
}

export function aSpot(id: string, position: Position = [139, 35]): Spot {
  return { ...details(id), kind: 'spot', position, icon: 'text', display: 'text', images: [], placeId: null }
}

/** One object of every kind. */
export const EVERY_KIND: readonly MapObject[] = [
  { ...aLine('line'), elevationsMeters: [1.25, null], timestampsMs: [1_700_000_000_123, null] },
  {
    ...details('navigation'),
    kind: 'navigationLine',
    path: [
      [139, 35],
      [139.5, 35.2],
      [140, 36],
    ],
    waypoints: [[139.5, 35.2]],
    travelMode: 'walking',
    profile: 'hike',
    routeOptions: { avoidSteps: true, hardestPath: 3 },
  },
  {
    ...details('recorded'),
    kind: 'recordedLine',
    path: [
      [139, 35],
      [140, 36],
    ],
    temperaturesCelsius: [-3.5, null],
    heartRatesBpm: [null, 121],
    powersWatts: [0, 240],
    cadencesRpm: [88, null],
    travelMode: 'driving',
  },
  {
    ...aSpot('spot'),
    display: 'image',
    images: ['https://example.com/a.jpg'],
    placeId: 'gsi:1',
    elevationMeters: 3776.24,
    symbol: { set: 'garmin', name: 'Summit' },
    isRouteStop: true,
  },
  { ...details('circle'), kind: 'circle', center: [179.9, 0], radiusMeters: 50_000 },
  { ...details('rectangle'), kind: 'rectangle', west: 179, south: -1, east: -179, north: 1 },
  {
    ...details('polygon'),
    kind: 'polygon',
    vertices: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  },
]

export function aDocument(...layers: readonly (readonly MapObject[])[]): MapDocument {
  const made = layers.map(
    (objects, index): Layer => ({ id: layerId(`L${index}`), name: `layer ${index + 1}`, objects }),
  )
  const first = layers.flat().find((object) => 'path' in object)
  return { layers: made, mainLineId: first?.id ?? null }
}

/** Positions on the five decimals that the wire keeps. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(fc.integer({ min: -180e5, max: 180e5 }), fc.integer({ min: -8506e3, max: 8506e3 }))
  .map(([lng, lat]): Position => [lng / 1e5, lat / 1e5])

const anyTranslations = fc.dictionary(
  fc.constantFrom('en-us', 'ja', 'zh-hant-tw'),
  fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 30 }).filter((name) => name.trim() !== ''),
      description: fc.string({ minLength: 1, maxLength: 50 }).filter((text) => text.trim() !== ''),
    },
    { requiredKeys: ['name'] },
  ),
  { minKeys: 1, noNullPrototype: true },
)

const anyDetails = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 30 }).filter((name) => name.trim() !== ''),
    description: fc.string({ maxLength: 50 }),
    color: fc.constantFrom(...MAP_COLORS),
    translations: fc.option(anyTranslations, { nil: undefined }),
  })
  .map(({ translations, ...details }) => ({ ...details, ...(translations && { translations }) }))

const anyMeasurement = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.option(fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, 98.6)))

/** What sensors told at a point. */
const anyMeasurements = fc.record({
  temperaturesCelsius: anyMeasurement(MAP_LIMITS.sensors.temperaturesCelsius),
  heartRatesBpm: anyMeasurement(MAP_LIMITS.sensors.heartRatesBpm),
  powersWatts: anyMeasurement(MAP_LIMITS.sensors.powersWatts),
  cadencesRpm: anyMeasurement(MAP_LIMITS.sensors.cadencesRpm),
})

const anyLine = fc
  .tuple(
    anyDetails,
    fc.array(fc.tuple(anyPosition, fc.option(fc.double({ noNaN: true, min: -500, max: 9000 })), anyMeasurements), {
      minLength: 2,
      maxLength: 20,
    }),
    fc.option(fc.constantFrom(...LINE_SOURCES)),
    fc.subarray([...SENSOR_SERIES]),
  )
  .map(([text, points, source, sensors]) => ({
    ...text,
    ...(source && { source }),
    ...Object.fromEntries(sensors.map((name) => [name, points.map(([, , measured]) => measured[name])])),
    kind: 'line' as const,
    path: points.map(([position]) => position),
    elevationsMeters: points.map(([, elevation]) => (Object.is(elevation, -0) ? 0 : elevation)),
  }))

const anyFlag = fc.constant(true as const)

const anyRouteOptions: fc.Arbitrary<RouteOptions> = fc
  .record(
    {
      avoidSteps: anyFlag,
      avoidFerries: anyFlag,
      avoidMainRoads: anyFlag,
      avoidPrivate: anyFlag,
      hills: fc.constantFrom(...HILL_CHOICES),
      hardestPath: fc.constantFrom(...HIKING_GRADES),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((options) => Object.keys(options).length > 0)

/** A mode with or without a profile that fits it. */
const anyWay = fc.oneof(
  fc.record({ travelMode: fc.constantFrom('driving' as const, 'walking' as const) }),
  fc.constantFrom(...TRAVEL_PROFILES).map((profile) => ({ travelMode: travelModeOfProfile(profile), profile })),
)

const anyNavigationLine = fc
  .tuple(anyLine, fc.array(anyPosition, { maxLength: 25 }), anyWay, fc.option(anyRouteOptions))
  .map(([line, waypoints, way, routeOptions]) => ({
    ...line,
    kind: 'navigationLine' as const,
    waypoints,
    ...way,
    ...(routeOptions && { routeOptions }),
  }))

const anyRecordedLine = fc
  .tuple(anyLine, fc.constantFrom('driving' as const, 'walking' as const))
  .map(([line, travelMode]) => ({ ...line, kind: 'recordedLine' as const, travelMode }))

const anyImages = fc.array(fc.webUrl({ withQueryParameters: true }), { maxLength: 5 })

const anySpot = fc
  .record({
    text: anyDetails,
    position: anyPosition,
    icon: fc.constantFrom(...SPOT_ICONS),
    display: fc.constantFrom('text' as const, 'image' as const),
    images: anyImages,
    placeId: fc.constantFrom(null, 'gsi:1'),
    symbol: fc.option(
      fc.record({ set: fc.constantFrom(...SYMBOL_SETS), name: fc.string({ minLength: 1, maxLength: 255 }) }),
    ),
    isRouteStop: fc.boolean(),
    seenOn: fc.option(fc.constantFrom('2026-11-26', '2024-02-29')),
  })
  .map(({ text, display, images, symbol, isRouteStop, seenOn, ...spot }) => ({
    ...(seenOn !== null && isHazardIcon(spot.icon) && { seenOn }),
    ...(symbol && { symbol }),
    ...(isRouteStop && { isRouteStop: true as const }),
    ...text,
    ...spot,
    kind: 'spot' as const,
    display,
    images: display === 'text' ? [] : images,
  }))

const anyShapeDetails = fc
  .tuple(anyDetails, fc.option(anyFlag))
  .map(([text, isNoGo]) => ({ ...text, ...(isNoGo && { isNoGo }) }))

const anyCircle = fc
  .tuple(anyShapeDetails, anyPosition, fc.double({ min: 1, max: 1_999_999, noNaN: true }))
  .map(([text, center, radiusMeters]) => ({ ...text, kind: 'circle' as const, center, radiusMeters }))

const anyRectangle = fc
  .tuple(anyShapeDetails, anyPosition, anyPosition)
  .filter(([, a, b]) => a[0] !== b[0] && a[1] !== b[1])
  .map(([text, [west, latA], [east, latB]]) => ({
    ...text,
    kind: 'rectangle' as const,
    west,
    south: Math.min(latA, latB),
    east,
    north: Math.max(latA, latB),
  }))

const anyPolygon = fc
  .tuple(
    anyShapeDetails,
    fc.uniqueArray(anyPosition, { minLength: 3, maxLength: 20, selector: ([lng, lat]) => `${lng},${lat}` }),
  )
  .map(([text, vertices]) => ({ ...text, kind: 'polygon' as const, vertices }))

const anyObject = fc.oneof(anyLine, anyNavigationLine, anyRecordedLine, anySpot, anyCircle, anyRectangle, anyPolygon)

/** Valid documents of every kind of object in one to three layers. */
export const anyDocument: fc.Arbitrary<MapDocument> = fc
  .array(fc.array(anyObject, { maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((layers) => {
    let count = 0
    return aDocument(
      ...layers.map((objects) => objects.map((object) => ({ ...object, id: mapObjectId(`o${count++}`) }))),
    )
  })
