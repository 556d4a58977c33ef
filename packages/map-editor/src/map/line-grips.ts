import type { AnyLine, Position } from '@mishiori/map-document'
import type { EditorEvent } from '../machine/events.ts'
import type { MapScene } from './map-scene.ts'
import { onGlobe } from './on-globe.ts'
import { besideLongitude, type PathPick } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'

export interface GripParts {
  readonly scene: MapScene
  readonly send: (event: EditorEvent) => void
  /** A vertex was let go where it was pressed. */
  readonly release: (index: number, isHeld: boolean) => void
}

interface LineGripParts extends GripParts {
  readonly line: AnyLine
}

/** A vertex in the hand: dragging moves it. */
export function vertexGrip({ scene, line, send, release }: LineGripParts, index: number, needsHold: boolean): Grip {
  const neighbours = { before: line.path[index - 1], after: line.path[index + 1] }
  return {
    needsHold,
    start: () => scene.lift({ kind: 'vertex', index }),
    move: (position) => scene.sketch(bend(line, neighbours, position)),
    drop: (position) => {
      send({ type: 'vertex.move', index, position: onGlobe(position) })
      void scene.land()
    },
    release: ({ isHeld }) => release(index, isHeld),
    cancel: () => void scene.land(),
  }
}

/** The line itself in the hand: a vertex is inserted where it is dropped, or where it was clicked or held. */
export function segmentGrip(
  { scene, line, send }: LineGripParts,
  { index, position: pressed }: Extract<PathPick, { kind: 'segment' }>,
  needsHold: boolean,
): Grip {
  const neighbours = { before: line.path[index - 1], after: line.path[index] }
  const insert = (position: Position) => send({ type: 'vertex.insert', index, position: onGlobe(position) })
  return {
    needsHold,
    start: () => scene.lift({ kind: 'segment', index }),
    move: (position) => scene.sketch(bend(line, neighbours, position)),
    drop: (position) => {
      insert(position)
      void scene.land()
    },
    release: () => insert(pressed),
    cancel: () => void scene.land(),
  }
}

interface Neighbours {
  readonly before: Position | undefined
  readonly after: Position | undefined
}

function bend(line: AnyLine, { before, after }: Neighbours, handle: Position) {
  const beside = (position: Position | undefined) => (position ? [besideLongitude(position, handle[0])] : [])
  return { kind: 'bend', color: line.color, points: [...beside(before), handle, ...beside(after)], handle } as const
}
