import {
  type AnyLine,
  elevationProfile,
  encodePolyline,
  findMapObject,
  linePart,
  type MapDocument,
  mainLine,
  mapObjectId,
  pathLengthMeters,
} from '@mishiori/map-document'
import type { JourneyPart, StageMeasures } from '@repo/contract'
import { lineFacts } from '../route-articles/line-facts.ts'
import { pathOutline, simplified } from '../route-articles/map-outline.ts'

const PROFILE_POINTS = 200
/** On a map that one comes near to. */
const WAY = { maxPoints: 1000, fromMeters: 2 }

/** The line that a stage goes along; null where the map has no such line, or not that far. */
export function stageLine(map: MapDocument, part: JourneyPart | null): AnyLine | null {
  if (part === null) return mainLine(map)
  const object = findMapObject(map, mapObjectId(part.object_id))
  if (!object || !('path' in object)) return null
  return linePart(object, part.from_m, part.to_m)
}

/** As articles are measured. */
export function measureStage(line: AnyLine): StageMeasures {
  const { climbMeters, courseMinutes } = lineFacts(line)
  return {
    distance_km: Math.round(pathLengthMeters(line.path) / 10) / 100,
    climb_m: climbMeters,
    minutes: courseMinutes,
    outline: pathOutline(line.path),
  }
}

/** A line as it is drawn on a map of all stages, encoded. */
export const wayOf = ({ path }: AnyLine): string => encodePolyline(simplified(path, WAY))

/** Heights along a line: few points, its ends and what is highest or lowest between them among these. */
export function profileOf({ path, elevationsMeters = [] }: AnyLine): number[][] {
  const points = elevationProfile(path, elevationsMeters)
  const size = Math.max(1, Math.ceil((2 * points.length) / PROFILE_POINTS))
  const kept = new Set([0, points.length - 1])
  for (let start = 0; start < points.length; start += size) {
    const heights = points.slice(start, start + size).map(({ elevationMeters }) => elevationMeters)
    kept.add(start + heights.indexOf(Math.min(...heights)))
    kept.add(start + heights.indexOf(Math.max(...heights)))
  }
  return points
    .filter((_, index) => kept.has(index))
    .map(({ distanceMeters, elevationMeters }) => [Math.round(distanceMeters), Math.round(elevationMeters * 10) / 10])
}
