import { MAP_LIMITS, selfIntersects } from '@mishiori/map-document'
import { useMemo } from 'react'
import type { EditorSnapshot } from '../../core/selectors.ts'
import { selectEditedShape, selectOpenRing } from '../../core/selectors.ts'
import { formatIssue } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { useEditor } from '../../ui/context/editor-context.tsx'

export type ShapeStepName =
  | 'chooseShape'
  | 'placeCircle'
  | 'editCircle'
  | 'placeRectangle'
  | 'editRectangle'
  | 'startPolygon'
  | 'drawPolygon'
  | 'editPolygon'

export function selectShapeStep(snapshot: EditorSnapshot): ShapeStepName | null {
  if (snapshot.matches({ shape: 'choosing' })) return 'chooseShape'
  if (snapshot.matches({ shape: { circle: 'placing' } })) return 'placeCircle'
  if (snapshot.matches({ shape: 'circle' })) return 'editCircle'
  if (snapshot.matches({ shape: { rectangle: 'placing' } })) return 'placeRectangle'
  if (snapshot.matches({ shape: 'rectangle' })) return 'editRectangle'
  if (snapshot.matches({ shape: { polygon: 'starting' } })) return 'startPolygon'
  if (snapshot.matches({ shape: { polygon: 'drawing' } })) return 'drawPolygon'
  return snapshot.matches('shape') ? 'editPolygon' : null
}

/** Why a shape cannot be confirmed yet. */
export function shapeRefusal(messages: MapEditorMessages, step: ShapeStepName, guideText: string): string {
  const { min } = MAP_LIMITS.polygonPoints
  return step === 'drawPolygon' ? formatIssue(messages, { code: 'polygon.too_few_points', min }) : guideText
}

/** Comparing every side with every other one is for what a person draws, not for what a file brought. */
const COMPARABLE_CORNERS = 1000

/** The corners of the polygon under edit, and whether its sides cross. Null while there is none. */
export function usePolygonFigures(): { readonly cornerCount: number; readonly isCrossing: boolean } | null {
  const ring = useEditor(selectOpenRing)
  const shape = useEditor(selectEditedShape)
  const corners = ring?.path ?? (shape?.kind === 'polygon' ? shape.vertices : null)
  const isClosed = ring === null
  return useMemo(() => {
    if (!corners) return null
    const isCrossing = isClosed && corners.length <= COMPARABLE_CORNERS && selfIntersects(corners)
    return { cornerCount: corners.length, isCrossing }
  }, [corners, isClosed])
}
