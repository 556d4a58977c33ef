import { type AnyLine, type Position, wrapLongitude } from '@mishiori/map-document'
import type { EditorEvent } from '../machine/events.ts'
import type { MapScene } from './map-scene.ts'
import { besideLongitude, type PathPick } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'

interface LineGripParts {
  readonly scene: MapScene
  readonly line: AnyLine
  readonly send: (event: EditorEvent) => void
}

/** A vertex in the hand: dragging moves it, a click gives it the focus, a hold without moving deletes it. */
export function vertexGrip({ scene, line, send }: LineGripParts, index: number, needsHold: boolean): Grip {
  const neighbours = { before: line.path[index - 1], after: line.path[index + 1] }
  return {
    needsHold,
    start: () => scene.lift({ kind: 'vertex', index }),
    move: (position) => scene.sketch(bend(line, neighbours, position)),
    drop: (position) => {
      send({ type: 'vertex.move', index, position: onGlobe(position) })
      void scene.land()
    },
    release: ({ isHeld }) => send(isHeld ? { type: 'vertex.remove', index } : { type: 'vertex.focus', index }),
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

/** The pointer may be on a neighbouring copy of the world. */
export function onGlobe([lng, lat]: Position): Position {
  return [wrapLongitude(lng), lat]
}
