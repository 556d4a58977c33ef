import { MAP_LIMITS, pathLengthMeters, selfIntersects } from '@mishiori/map-document'
import { useMemo } from 'react'
import { selectEditedLine, selectEditedShape, selectOpenRing, selectRoute } from '../../core/selectors.ts'
import { formatDistance } from '../../messages/format.ts'
import { useEditor, useMessages } from '../../ui/context/editor-context.tsx'
import { DistanceFigure } from '../../ui/shared/distance-figure.tsx'

/** Beside the guide: how many points, how long, what is odd about the drawing. */
export function GuideFigures() {
  const { locale } = useMessages()
  const parts = usePointFigures()
  const meters = useDrawnMeters()
  const length = meters === null ? null : formatDistance(meters, locale)
  return joined([parts.count, length, parts.warning])
}

/** As {@link GuideFigures}, where the length is shown alone. */
export function GuidePoints() {
  const { count, warning } = usePointFigures()
  return joined([count, warning])
}

/** How long the line is that is being drawn. */
export function DrawnLength() {
  const { locale } = useMessages()
  const meters = useDrawnMeters()
  return meters === null ? null : <DistanceFigure meters={meters} locale={locale} />
}

function useDrawnMeters(): number | null {
  const line = useEditor(selectEditedLine)
  return useMemo(() => (line ? pathLengthMeters(line.path) : null), [line])
}

function usePointFigures(): { readonly count: string | null; readonly warning: string | null } {
  const { guide, directions } = useMessages()
  const pointCount = useEditor(selectEditedLine)?.path.length
  const stopCount = useEditor(selectRoute)?.stops.length ?? null
  const polygon = usePolygonFigures()
  const warning = polygon?.isCrossing ? guide.sidesCross : null
  if (stopCount !== null) {
    // A navigation line's other points are its start and its goal
    return { count: stopCount > 1 ? directions.waypoints(stopCount - 2, MAP_LIMITS.waypoints) : null, warning: null }
  }
  const count = pointCount ?? polygon?.cornerCount
  return { count: count === undefined ? null : guide.points(count), warning }
}

/** Comparing every side with every other one is for what a person draws, not for what a file brought. */
const COMPARABLE_CORNERS = 1000

/** The corners of the polygon under edit, and whether its sides cross. Null while there is none. */
function usePolygonFigures(): { readonly cornerCount: number; readonly isCrossing: boolean } | null {
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

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' · ') || null
}
