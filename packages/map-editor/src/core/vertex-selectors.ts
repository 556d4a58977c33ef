import type { Position } from '@mishiori/map-document'
import {
  type MachineSnapshot,
  selectEditedLine,
  selectEditedShape,
  selectFocusedVertex,
  selectIsMatching,
  selectLineStart,
  selectOpenRing,
  selectRoute,
} from './selectors.ts'

/** The vertices that can be edited one by one now: of a free line, a polygon, or the corners of one that is not closed. Null for none. */
export function selectVertices(snapshot: MachineSnapshot): readonly Position[] | null {
  if (snapshot.matches({ line: 'extending' })) return selectEditedLine(snapshot)?.path ?? null
  if (snapshot.matches({ shape: { polygon: 'drawing' } })) return snapshot.context.edit?.ring.corners ?? null
  const shape = snapshot.matches({ shape: { polygon: 'adjusting' } }) ? selectEditedShape(snapshot) : null
  return shape?.kind === 'polygon' ? shape.vertices : null
}

/** Whether a side leads from the last of {@link selectVertices} to the first one. */
export const selectIsRingClosed = (snapshot: MachineSnapshot): boolean =>
  snapshot.matches({ shape: { polygon: 'adjusting' } })

/** The point that the next click is joined to; null when it is joined to none. */
export function selectGrowthPoint(snapshot: MachineSnapshot): Position | null {
  const start = selectLineStart(snapshot)
  if (start) return start
  const route = selectRoute(snapshot)
  if (route) return route.stops.at(-1) ?? null
  const ring = selectOpenRing(snapshot)
  if (ring) return ring.path.at(-1) ?? null
  const line = snapshot.matches({ line: 'extending' }) ? selectEditedLine(snapshot) : null
  return (selectFocusedVertex(snapshot) === 0 ? line?.path[0] : line?.path.at(-1)) ?? null
}

/** Whether what is put down goes exactly where it is put: roads, recordings, places, times and the eraser have places of their own. */
export function selectIsFreePlacement(snapshot: MachineSnapshot): boolean {
  const isBound = (['navigationLine', 'recording', 'placeSearch'] as const).some((state) => snapshot.matches(state))
  const isLineChanged = snapshot.matches({ line: 'erasing' }) || snapshot.matches({ line: 'simplifying' })
  return !isBound && !isLineChanged && !selectIsMatching(snapshot) && !snapshot.matches({ imageSpot: 'timing' })
}
