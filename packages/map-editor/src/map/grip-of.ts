import type { Held } from '../machine/selectors.ts'
import { type GripParts, segmentGrip, vertexGrip } from './line-grips.ts'
import type { PathPick } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'
import { stopGrip, wayGrip } from './route-grips.ts'
import { handleGrip, sideGrip } from './shape-grips.ts'

/** What was picked of the object under edit, taken into the hand. */
export function gripOf(parts: GripParts, object: Held, pick: PathPick, needsHold: boolean): Grip {
  if (object.kind === 'heldRoute') {
    const route = { ...parts, route: object }
    return pick.kind === 'segment' ? wayGrip(route, pick, needsHold) : stopGrip(route, pick.index, needsHold)
  }
  if ('path' in object) {
    const line = { ...parts, line: object }
    return pick.kind === 'segment' ? segmentGrip(line, pick, needsHold) : vertexGrip(line, pick.index, needsHold)
  }
  if (pick.kind === 'segment' && object.kind === 'polygon')
    return sideGrip({ ...parts, shape: object }, pick, needsHold)
  return handleGrip({ ...parts, shape: object }, pick.index, needsHold)
}
