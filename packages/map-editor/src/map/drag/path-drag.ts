import type { MapColor, Position } from '@mishiori/map-document'
import { besideLongitude, type PathPick } from '../pick/pick-on-path.ts'
import type { DragHandler } from './press-tracker.ts'
import { type DragLook, type DragParts, segmentDrag, vertexDrag } from './preview-drag.ts'

export interface DraggedPath {
  readonly color: MapColor
  /** The vertices of a line, or the stops of a navigation line. */
  readonly points: readonly Position[]
  /** The path between two stops stays on the map until new directions arrive. */
  readonly isDragged: boolean
}

/** Drags a line or a navigation line at one of its points or between two. Straight sides show where it would lead. */
export function pathDrag(parts: DragParts, { color, points, isDragged }: DraggedPath, pick: PathPick): DragHandler {
  const { kind, index } = pick
  const neighbours = [points[index - 1], points[kind === 'vertex' ? index + 1 : index]] as const
  const look: DragLook = {
    dragged: isDragged ? { kind, index } : null,
    preview: (handle) => ({ kind: 'bend', color, points: bendAt(handle, neighbours), handle }),
  }
  return pick.kind === 'vertex' ? vertexDrag(parts, index, look) : segmentDrag(parts, pick, look)
}

type Neighbours = readonly [before: Position | undefined, after: Position | undefined]

function bendAt(handle: Position, [before, after]: Neighbours): readonly Position[] {
  const beside = (position: Position | undefined) => (position ? [besideLongitude(position, handle[0])] : [])
  return [...beside(before), handle, ...beside(after)]
}
