import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { MachineEmitted } from '../../core/events.ts'
import { type MachineSnapshot, selectEditedLine, selectEraserRadius } from '../../core/selectors.ts'
import { selectGrowthPoint, selectVertices } from '../../core/vertex-selectors.ts'
import { legText, withLeg } from '../../messages/leg-text.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { coordinatesText } from '../../messages/position-text.ts'
import { firstOfTools } from '../../tools/tool-registry.ts'

/** The vertex that has the keyboard focus, with distance and direction from the previous one. */
export function focusAnnouncement(
  messages: MapEditorMessages,
  { index, count }: Extract<MachineEmitted, { type: 'vertex.focused' }>,
  snapshot: MachineSnapshot,
): string {
  const own = firstOfTools((tool) => tool.announceHandle?.(messages, index, snapshot))
  if (own !== null) return own
  const text = messages.announce.pointFocused(index + 1, count)
  return withLeg(messages, text, selectVertices(snapshot) ?? [], index)
}

/**
 * The position of the crosshair: the points in the eraser around it, the leg from the point that would be joined to it,
 * or its degrees and the place that is near.
 */
export function crosshairAnnouncement(
  messages: MapEditorMessages,
  position: Position,
  snapshot: MachineSnapshot,
  placeName: string | null = null,
): string {
  const radiusMeters = selectEraserRadius(snapshot)
  if (radiusMeters !== null) return messages.vertices.eraserHolds(countWithin(snapshot, position, radiusMeters))
  const from = selectGrowthPoint(snapshot)
  if (from) return legText(messages, [from, position], 'legToCrosshair')
  const crosshair = messages.announce.crosshair(...coordinatesText(messages, position))
  return placeName === null ? crosshair : `${crosshair}${messages.map.separator}${messages.map.near(placeName)}`
}

function countWithin(snapshot: MachineSnapshot, center: Position, radiusMeters: number): number {
  const path = selectEditedLine(snapshot)?.path ?? []
  return path.filter((position) => haversineDistanceMeters(center, position) <= radiusMeters).length
}
