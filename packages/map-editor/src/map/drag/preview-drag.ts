import type { Position } from '@mishiori/map-document'
import type { EditorEvent } from '../../core/events.ts'
import { onGlobe } from '../camera/on-globe.ts'
import type { Sketch } from '../overlay/drag-preview.ts'
import type { PathPick } from '../pick/pick-on-path.ts'
import type { LiftedPart, MapScene } from '../scene/map-scene.ts'
import type { Grip } from './press-tracker.ts'

export interface GripParts extends Pick<Grip, 'needsHold'> {
  readonly scene: MapScene
  readonly send: (event: EditorEvent) => void
  /** A vertex was let go where it was pressed. */
  readonly release: (index: number, isHeld: boolean) => void
}

/** How a drag looks. */
export interface GripLook {
  /** What the sketch stands for; null where the map goes on showing it. */
  readonly lifted: LiftedPart | null
  readonly sketch: (...dragged: Parameters<Grip['move']>) => Sketch
}

type SketchGripParts = Pick<GripParts, 'scene' | 'needsHold'> & GripLook & Pick<Grip, 'drop' | 'release'>

/** Sketches what is dragged, and lands it in the map when the hand lets go. */
export function sketchGrip({ scene, needsHold, lifted, sketch, drop, release }: SketchGripParts): Grip {
  return {
    needsHold,
    start: () => {
      if (lifted) scene.lift(lifted)
    },
    move: (position, keys) => scene.sketch(sketch(position, keys)),
    drop: (position) => {
      drop(onGlobe(position))
      void scene.land()
    },
    release,
    cancel: () => void scene.land(),
  }
}

/** A vertex in the hand: dragging moves it. */
export function vertexGrip(parts: GripParts, index: number, look: GripLook): Grip {
  return sketchGrip({
    ...parts,
    ...look,
    drop: (position) => parts.send({ type: 'vertex.move', index, position }),
    release: ({ isHeld }) => parts.release(index, isHeld),
  })
}

type SegmentPick = Extract<PathPick, { kind: 'segment' }>

/** A segment in the hand: a vertex is inserted where it is dropped, or where it was clicked or held. */
export function segmentGrip(parts: GripParts, { index, position: pressed }: SegmentPick, look: GripLook): Grip {
  const drop = (position: Position) => parts.send({ type: 'vertex.insert', index, position })
  return sketchGrip({ ...parts, ...look, drop, release: () => drop(onGlobe(pressed)) })
}
