import { type AnyLine, longitudeDelta, type Position } from '@mishiori/map-document'
import type { Feature, Point } from 'geojson'
import { measurePath } from '../../core/measured-path.ts'
import { metersPerPixel } from '../camera/metric.ts'
import { markImageId } from '../pins/mark-image-id.ts'

const STEPS = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const
const MARKS_AT_MOST = 100
/** Minimum distance between two marks where a line runs straight. */
const GAP_PIXELS = 72

export type DistanceMark = Feature<Point, { readonly image: string; readonly zoom: number }>

/**
 * The kilometres or miles along a line, between its ends. `zoom` is the first with room for a mark: round distances have priority.
 * A long line has only round ones.
 */
export function distanceMarks({ path, color }: AnyLine, unitMeters: number): readonly DistanceMark[] {
  const { lengthMeters, positionAt } = measurePath(path)
  const step = STEPS.findLast((count) => lengthMeters / (count * unitMeters) <= MARKS_AT_MOST) ?? 1000
  const marks: DistanceMark[] = []
  let longitude = path[0]?.[0] ?? 0
  for (let count = step; count * unitMeters < lengthMeters; count += step) {
    const position = positionAt(count * unitMeters)
    longitude += longitudeDelta(longitude, position[0]) // on beyond ±180°, as the line is drawn
    marks.push({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, position[1]] },
      properties: {
        image: markImageId({ kind: 'distance', color, count }),
        zoom: zoomWithRoom({ position, count, unitMeters }),
      },
    })
  }
  return marks
}

interface Counted {
  readonly position: Position
  readonly count: number
  readonly unitMeters: number
}

function zoomWithRoom({ position: [, latitude], count, unitMeters }: Counted): number {
  const isRoundTo = STEPS.find((step) => count % step === 0) ?? 1
  return Math.log2((GAP_PIXELS * metersPerPixel(latitude, 0)) / (isRoundTo * unitMeters))
}
