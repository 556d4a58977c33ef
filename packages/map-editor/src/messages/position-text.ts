import type { Position } from '@mishiori/map-document'
import { formatDegrees, formatReach } from './format.ts'
import type { MapViewMessages } from './messages.ts'

/** A place as those who do not see the map are told of it: three decimals are about a hundred metres. */
export function coordinatesText(
  { map, locale }: MapViewMessages,
  [longitude, latitude]: Position,
): readonly [latitude: string, longitude: string] {
  const text = (degrees: number) => formatDegrees(Math.abs(degrees), locale, 3)
  return [
    latitude < 0 ? map.south(text(latitude)) : map.north(text(latitude)),
    longitude < 0 ? map.west(text(longitude)) : map.east(text(longitude)),
  ]
}

interface MapPlace {
  readonly position: Position
  /** Ground that one press of an arrow key covers. */
  readonly stepMeters: number
  /** The nearest place that the map shows the name of; null where it shows none. */
  readonly placeName: string | null
}

/** Where the middle of a map is, and what a key does there. */
export function placeText(messages: MapViewMessages, { position, stepMeters, placeName }: MapPlace): string {
  const { map, locale } = messages
  const step = map.step(formatReach(stepMeters, locale))
  const place = placeName === null ? [] : [map.near(placeName)]
  return [...place, ...coordinatesText(messages, position), step].join(map.separator)
}
