import type { Held } from '../machine/selectors.ts'
import { pathGrip } from './path-grip.ts'
import type { PathPick } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'
import { shapeGrip } from './shape-grip.ts'
import type { GripParts } from './sketch-grip.ts'
import { trimGrip } from './trim-grip.ts'

/** What was picked of the object under edit, taken into the hand. */
export function gripOf(parts: GripParts, object: Held, pick: PathPick): Grip {
  if (object.kind === 'heldRoute') return pathGrip(parts, { ...object, points: object.stops, isLifted: false }, pick)
  if (object.kind === 'heldTrim') return trimGrip(parts, object, pick.index)
  if ('path' in object) return pathGrip(parts, { ...object, points: object.path, isLifted: true }, pick)
  return shapeGrip(parts, object, pick)
}
