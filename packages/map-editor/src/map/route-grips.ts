import type { Position } from '@mishiori/map-document'
import type { HeldRoute } from '../tools/navigation/held-route.ts'
import type { GripParts } from './line-grips.ts'
import { onGlobe } from './on-globe.ts'
import { besideLongitude, type PathPick } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'

interface RouteGripParts extends GripParts {
  readonly route: HeldRoute
}

/** A stop of a navigation line in the hand. Until directions come, straight lines show what it will be between. */
export function stopGrip({ scene, route, send, release }: RouteGripParts, index: number, needsHold: boolean): Grip {
  const { stops } = route
  return {
    needsHold,
    start: () => undefined,
    move: (position) => scene.sketch(between(route, [stops[index - 1], stops[index + 1]], position)),
    drop: (position) => {
      send({ type: 'vertex.move', index, position: onGlobe(position) })
      void scene.land()
    },
    release: ({ isHeld }) => release(index, isHeld),
    cancel: () => void scene.land(),
  }
}

/** The way itself in the hand: a stop is inserted where it is dropped, or where it was clicked or held. */
export function wayGrip(
  { scene, route, send }: RouteGripParts,
  { index, position: pressed }: Extract<PathPick, { kind: 'segment' }>,
  needsHold: boolean,
): Grip {
  const { stops } = route
  const insert = (position: Position) => send({ type: 'vertex.insert', index, position: onGlobe(position) })
  return {
    needsHold,
    start: () => undefined,
    move: (position) => scene.sketch(between(route, [stops[index - 1], stops[index]], position)),
    drop: (position) => {
      insert(position)
      void scene.land()
    },
    release: () => insert(pressed),
    cancel: () => void scene.land(),
  }
}

function between(
  { color }: HeldRoute,
  [before, after]: readonly [Position | undefined, Position | undefined],
  handle: Position,
) {
  const beside = (position: Position | undefined) => (position ? [besideLongitude(position, handle[0])] : [])
  return { kind: 'bend', color, points: [...beside(before), handle, ...beside(after)], handle } as const
}
