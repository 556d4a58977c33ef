import type { Held } from '../../core/selectors.ts'
import { trimGrip } from '../../tools/recording/recording-drag.ts'
import { shapeGrip } from '../../tools/shape/shape-drag.ts'
import type { PathPick } from '../pick/pick-on-path.ts'
import { pathGrip } from './path-drag.ts'
import type { Grip } from './press-tracker.ts'
import type { GripParts } from './preview-drag.ts'

/** What was picked of the object under edit, taken into the hand. */
export function gripOf(parts: GripParts, object: Held, pick: PathPick): Grip {
  if (object.kind === 'heldRoute') return pathGrip(parts, { ...object, points: object.stops, isLifted: false }, pick)
  if (object.kind === 'heldTrim') return trimGrip(parts, object, pick.index)
  if ('path' in object) return pathGrip(parts, { ...object, points: object.path, isLifted: true }, pick)
  return shapeGrip(parts, object, pick)
}
