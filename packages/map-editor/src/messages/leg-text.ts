import { bearingDegrees, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { formatDegrees, formatReach } from './format.ts'
import type { MapEditorMessages } from './messages.ts'

interface Leg {
  readonly distance: string
  readonly direction: string
  readonly bearing: string
}

/** Distance and direction of one place from another, as text. */
function describeLeg(messages: MapEditorMessages, [from, to]: readonly [Position, Position]): Leg {
  const { directions } = messages.vertices
  const bearing = Math.round(bearingDegrees(from, to)) % 360
  return {
    distance: formatReach(haversineDistanceMeters(from, to), messages.locale),
    direction: directions[Math.round(bearing / 45) % 8] ?? directions[0],
    bearing: formatDegrees(bearing, messages.locale, 0),
  }
}

/** The same as a sentence, for those who do not see the map. */
export function legText(
  messages: MapEditorMessages,
  leg: readonly [Position, Position],
  key: 'leg' | 'legToCrosshair' = 'leg',
): string {
  const { distance, direction, bearing } = describeLeg(messages, leg)
  return messages.vertices[key](distance, direction, bearing)
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

/** How far a whole shape was moved. */
export function shapeMovedText(
  messages: MapEditorMessages,
  name: string,
  { from, to }: { readonly from: Position; readonly to: Position },
): string {
  const { distance, direction, bearing } = describeLeg(messages, [from, to])
  return messages.vertices.shapeMoved(name, distance, direction, bearing)
}
