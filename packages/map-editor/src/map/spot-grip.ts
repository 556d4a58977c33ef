import type { Spot } from '@mishiori/map-document'
import type { EditorEvent } from '../machine/events.ts'
import type { ScreenPoint } from './edit-handles.ts'
import type { MapScene } from './map-scene.ts'
import { onGlobe } from './on-globe.ts'
import type { Grip } from './press-tracker.ts'

interface SpotGripParts {
  readonly scene: MapScene
  readonly spot: Spot
  readonly send: (event: EditorEvent) => void
}

/** A pin in the hand: dragging moves its spot. */
export function spotGrip({ scene, spot, send }: SpotGripParts, needsHold: boolean): Grip {
  return {
    needsHold,
    start: () => scene.lift({ kind: 'spot' }),
    move: (position) => scene.sketch({ kind: 'pin', color: spot.color, icon: spot.icon, position }),
    drop: (position) => {
      send({ type: 'spot.move', objectId: spot.id, position: onGlobe(position) })
      void scene.land()
    },
    release: () => {},
    cancel: () => void scene.land(),
  }
}

/** Whether a point lies on the pin, 29 × 49, or the photo, 48 × 56, that stands at `foot`; a finger gets 44 pixels across. */
export function isOnPin(
  point: ScreenPoint,
  foot: ScreenPoint,
  { isTouch, isPhoto }: { readonly isTouch: boolean; readonly isPhoto: boolean },
): boolean {
  const reach = isPhoto ? 25 : isTouch ? 22 : 16
  const above = foot.y - point.y
  return Math.abs(point.x - foot.x) <= reach && above >= -8 && above <= (isPhoto ? 58 : 46)
}
