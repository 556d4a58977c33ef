import { circleRing, type Polygon, type Position, rectangleRing, type Shape } from '@mishiori/map-document'
import { type HandleMove, reshaped } from '../tools/shape/shape-handles.ts'
import type { GripParts } from './line-grips.ts'
import { onGlobe } from './on-globe.ts'
import type { PathPick } from './pick-on-path.ts'
import { besideLongitude } from './pick-on-path.ts'
import type { Grip } from './press-tracker.ts'
import { unwrapPath } from './unwrap-path.ts'

interface ShapeGripParts extends GripParts {
  readonly shape: Shape
}

/** A handle of a shape in the hand: the whole shape follows it. */
export function handleGrip({ scene, shape, send, release }: ShapeGripParts, index: number, needsHold: boolean): Grip {
  let isSquare = false
  return {
    needsHold,
    start: () => scene.lift({ kind: 'shape' }),
    move: (position, keys) => {
      isSquare = keys?.isShifted === true
      scene.sketch(sketchOf(shape, { index, position, isSquare }))
    },
    drop: (position) => {
      send({ type: 'vertex.move', index, position: onGlobe(position), isSquare })
      void scene.land()
    },
    release: ({ isHeld }) => release(index, isHeld),
    cancel: () => void scene.land(),
  }
}

/** A side of a polygon in the hand: a vertex is inserted where it is dropped, or where it was clicked or held. */
export function sideGrip(
  { scene, shape, send }: ShapeGripParts & { readonly shape: Polygon },
  { index, position: pressed }: Extract<PathPick, { kind: 'segment' }>,
  needsHold: boolean,
): Grip {
  const insert = (position: Position) => send({ type: 'vertex.insert', index, position: onGlobe(position) })
  return {
    needsHold,
    start: () => scene.lift({ kind: 'shape' }),
    move: (position) => {
      const vertices = shape.vertices.toSpliced(index, 0, position)
      scene.sketch(areaSketch({ ...shape, vertices }, position))
    },
    drop: (position) => {
      insert(position)
      void scene.land()
    },
    release: () => insert(pressed),
    cancel: () => void scene.land(),
  }
}

function sketchOf(shape: Shape, move: HandleMove) {
  const geometry = reshaped(shape, { ...move, position: onGlobe(move.position) })?.geometry ?? shape
  return areaSketch({ ...shape, ...geometry } as Shape, move.position) // a reshaping keeps the kind
}

function areaSketch(shape: Shape, handle: Position) {
  const edge = edgeOf(shape)
  const first = edge[0]
  const shift = first ? besideLongitude(first, handle[0])[0] - first[0] : 0
  const points = edge.map(([lng, lat]): Position => [lng + shift, lat])
  return { kind: 'area', color: shape.color, points, handle } as const
}

function edgeOf(shape: Shape): readonly Position[] {
  if (shape.kind === 'circle') return circleRing(shape)
  if (shape.kind === 'rectangle') return rectangleRing(shape)
  const first = shape.vertices[0]
  return unwrapPath(first ? [...shape.vertices, first] : [])
}
