import { circleRing, type Position, rectangleRing, type Shape, unwrapPath } from '@mishiori/map-document'
import { movedShape } from '../../core/drafts/move-shape.ts'
import { type HandleMove, reshaped } from '../../core/drafts/shape-handles.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { DragHandler } from '../../map/drag/press-tracker.ts'
import { type DragParts, previewDrag, segmentDrag } from '../../map/drag/preview-drag.ts'
import type { DragPreview } from '../../map/overlay/drag-preview.ts'
import { besideLongitude, type PathPick } from '../../map/pick/pick-on-path.ts'

/** Drags a handle of a shape or a side of a polygon: the whole shape follows. */
export function shapeDrag(parts: DragParts, shape: Shape, pick: PathPick): DragHandler {
  if (shape.kind !== 'polygon' || pick.kind === 'vertex') return handleDrag(parts, shape, pick.index)
  return segmentDrag(parts, pick, {
    dragged: { kind: 'shape' },
    preview: (handle) => areaPreview({ ...shape, vertices: shape.vertices.toSpliced(pick.index, 0, handle) }, handle),
  })
}

function handleDrag(parts: DragParts, shape: Shape, index: number): DragHandler {
  let isSquare = false
  return previewDrag({
    ...parts,
    dragged: { kind: 'shape' },
    preview: (position, keys) => {
      isSquare = keys?.isShifted === true
      return previewOf(shape, { index, position, isSquare })
    },
    drop: (position) => parts.send({ type: 'vertex.move', index, position, isSquare }),
    release: ({ isLongPress }) => parts.release(index, isLongPress),
  })
}

function previewOf(shape: Shape, move: HandleMove): DragPreview {
  const geometry = reshaped(shape, { ...move, position: onGlobe(move.position) })?.geometry ?? shape
  return areaPreview({ ...shape, ...geometry } as Shape, move.position) // a reshaping preserves the kind
}

function areaPreview(shape: Shape, handle: Position): Extract<DragPreview, { kind: 'area' }> {
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

/** Drags a whole shape, from `from`. */
export function wholeShapeDrag(
  parts: Omit<DragParts, 'release'>,
  shape: Shape,
  { from, release }: Pick<DragHandler, 'release'> & { readonly from: Position },
): DragHandler {
  const start = onGlobe(from)
  return previewDrag({
    ...parts,
    dragged: { kind: 'shape' },
    preview: (position) => {
      const geometry = movedShape(shape, { from: start, to: onGlobe(position) })
      return { ...areaPreview({ ...shape, ...geometry } as Shape, position), handle: null } // a move preserves the kind
    },
    drop: (to) => parts.send({ type: 'shape.move', from: start, to }),
    release,
  })
}
