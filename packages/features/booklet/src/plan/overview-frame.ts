import { type MapDocument, mainCluster } from '@mishiori/map-document'
import type { Strip } from '../strips/cut-strips.ts'
import {
  cornersOf,
  type Frame,
  latitudeOf,
  type PaperSize,
  toWorldPath,
  unwrapPoints,
  type WorldPoint,
  worldMm,
} from '../strips/frame.ts'

/** The part of a map's sides that what it shows may take. */
const FILLED = 0.92
/** No overview is closer than this. */
const FINEST_SCALE = 2_500

interface Overview {
  readonly strips: readonly Pick<Strip, 'frame'>[]
  readonly document: MapDocument
  readonly size: PaperSize
}

/** The map of the whole way with the frames of its strip maps, north at its top; null where there is nothing to show. */
export function overviewFrame({ strips, document, size }: Overview): Frame | null {
  return frameAround(
    strips.length > 0 ? strips.flatMap(({ frame }) => cornersOf(frame)) : cornersOfDocument(document),
    size,
  )
}

/** The map of all these points, north at its top; null without any. */
export function frameAround(corners: readonly WorldPoint[], size: PaperSize): Frame | null {
  if (corners.length === 0) return null
  const points = unwrapPoints(corners)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => Math.min(1, Math.max(0, y)))]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const center = { x: (west + east) / 2, y: (north + south) / 2 }
  const mm = FILLED * Math.min(size.widthMm / (east - west), size.heightMm / (south - north))
  const scaleDenominator = Math.max(FINEST_SCALE, worldMm(latitudeOf(center), 1) / mm)
  return { size, center, bearingDegrees: 0, scaleDenominator }
}

function cornersOfDocument(document: MapDocument): readonly WorldPoint[] {
  const { bounds } = mainCluster(document)
  return bounds
    ? toWorldPath([
        [bounds[0], bounds[1]],
        [bounds[2], bounds[3]],
      ])
    : []
}
