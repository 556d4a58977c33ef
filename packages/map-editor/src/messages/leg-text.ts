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

/** A sentence about a vertex with the way to it from the one before, or from the one after for the first of several. */
export function withLeg(
  messages: MapEditorMessages,
  text: string,
  path: readonly Position[],
  index: number | null,
): string {
  const to = index === null ? undefined : path[index]
  const from = index === 0 ? path[1] : path[(index ?? 0) - 1]
  return from && to ? messages.vertices.withLeg(text, legText(messages, [from, to])) : text
}
