import { bearingDegrees, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { formatDegrees, formatDistance } from './format.ts'
import type { MapEditorMessages } from './messages.ts'

/** How far and in which direction one place is from another, for those who do not see the map. */
export function legText(
  messages: MapEditorMessages,
  [from, to]: readonly [Position, Position],
  words: 'leg' | 'legToCrosshair' = 'leg',
): string {
  const { directions, ...vertices } = messages.vertices
  const bearing = Math.round(bearingDegrees(from, to)) % 360
  const direction = directions[Math.round(bearing / 45) % 8] ?? directions[0]
  const distance = formatDistance(haversineDistanceMeters(from, to), messages.locale)
  return vertices[words](distance, direction, formatDegrees(bearing, messages.locale, 0))
}
