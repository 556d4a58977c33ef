import { circleRing, type Position, rectangleRing, type Shape } from '@mishiori/map-document'
import { type HandleMove, reshaped } from '../../core/drafts/shape-handles.ts'
import { unwrapPath } from '../../core/unwrap-path.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { Grip } from '../../map/drag/press-tracker.ts'
import { type GripParts, segmentGrip, sketchGrip } from '../../map/drag/preview-drag.ts'
import type { Sketch } from '../../map/overlay/drag-preview.ts'
import { besideLongitude, type PathPick } from '../../map/pick/pick-on-path.ts'

/** A handle of a shape, or a side of a polygon, in the hand: the whole shape follows it. */
export function shapeGrip(parts: GripParts, shape: Shape, pick: PathPick): Grip {
  if (shape.kind !== 'polygon' || pick.kind === 'vertex') return handleGrip(parts, shape, pick.index)
  return segmentGrip(parts, pick, {
    lifted: { kind: 'shape' },
    sketch: (handle) => areaSketch({ ...shape, vertices: shape.vertices.toSpliced(pick.index, 0, handle) }, handle),
  })
}

function handleGrip(parts: GripParts, shape: Shape, index: number): Grip {
  let isSquare = false
  return sketchGrip({
    ...parts,
    lifted: { kind: 'shape' },
    sketch: (position, keys) => {
      isSquare = keys?.isShifted === true
      return sketchOf(shape, { index, position, isSquare })
    },
    drop: (position) => parts.send({ type: 'vertex.move', index, position, isSquare }),
    release: ({ isHeld }) => parts.release(index, isHeld),
  })
}

function sketchOf(shape: Shape, move: HandleMove): Sketch {
  const geometry = reshaped(shape, { ...move, position: onGlobe(move.position) })?.geometry ?? shape
  return areaSketch({ ...shape, ...geometry } as Shape, move.position) // a reshaping keeps the kind
}

export function areaSketch(shape: Shape, handle: Position): Extract<Sketch, { kind: 'area' }> {
  const edge = edgeOf(shape)
  const first = edge[0]
  const shift = first ? besideLongitude(first, handle[0])[0] - first[0] : 0
  const points = edge.map(([lng, lat]): Position => [lng + shift, lat])
  return { kind: 'area', color: shape.color, points, handle }
}

function edgeOf(shape: Shape): readonly Position[] {
  if (shape.kind === 'circle') return circleRing(shape)
  if (shape.kind === 'rectangle') return rectangleRing(shape)
  const first = shape.vertices[0]
  return unwrapPath(first ? [...shape.vertices, first] : [])
}
