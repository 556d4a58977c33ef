import type { AnyLine, Shape } from '@mishiori/map-document'
import { type GripParts, segmentGrip, vertexGrip } from './line-grips.ts'
import type { PathPick } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'
import { handleGrip, sideGrip } from './shape-grips.ts'

/** What was picked of the object under edit, taken into the hand. */
export function gripOf(parts: GripParts, object: AnyLine | Shape, pick: PathPick, needsHold: boolean): Grip {
  if ('path' in object) {
    const line = { ...parts, line: object }
    return pick.kind === 'segment' ? segmentGrip(line, pick, needsHold) : vertexGrip(line, pick.index, needsHold)
  }
  if (pick.kind === 'segment' && object.kind === 'polygon')
    return sideGrip({ ...parts, shape: object }, pick, needsHold)
  return handleGrip({ ...parts, shape: object }, pick.index, needsHold)
}
