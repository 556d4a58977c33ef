import type { MapColor, Position } from '@mishiori/map-document'
import { besideLongitude, type PathPick } from '../pick/pick-on-path.ts'
import type { Grip } from './press-tracker.ts'
import { type GripLook, type GripParts, segmentGrip, vertexGrip } from './preview-drag.ts'

export interface GrippedPath {
  readonly color: MapColor
  /** The vertices of a line, or the stops of a navigation line. */
  readonly points: readonly Position[]
  /** The way between two stops stays on the map until directions bring another. */
  readonly isLifted: boolean
}

/** A line or a navigation line in the hand, at one of its points or between two. Straight sides show where it would lead. */
export function pathGrip(parts: GripParts, { color, points, isLifted }: GrippedPath, pick: PathPick): Grip {
  const { kind, index } = pick
  const neighbours = [points[index - 1], points[kind === 'vertex' ? index + 1 : index]] as const
  const look: GripLook = {
    lifted: isLifted ? { kind, index } : null,
    sketch: (handle) => ({ kind: 'bend', color, points: bendAt(handle, neighbours), handle }),
  }
  return pick.kind === 'vertex' ? vertexGrip(parts, index, look) : segmentGrip(parts, pick, look)
}

type Neighbours = readonly [before: Position | undefined, after: Position | undefined]

function bendAt(handle: Position, [before, after]: Neighbours): readonly Position[] {
  const beside = (position: Position | undefined) => (position ? [besideLongitude(position, handle[0])] : [])
  return [...beside(before), handle, ...beside(after)]
}
