import type { MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import type { BBox } from '../position.ts'
import { EARTH_RADIUS_METERS, haversineDistanceMeters, pathLengthMeters, RADIANS_PER_DEGREE } from './distance.ts'
import { objectBounds, objectsBounds } from './object-bounds.ts'
import { rectangleWidthDegrees } from './rectangle-size.ts'

/** The main part of a map, separated from what is far away from it. */
export interface MainCluster {
  /** In the document's order. */
  readonly objects: readonly MapObject[]
  /** The smallest box around them; null for an empty document. */
  readonly bounds: BBox | null
  /** Objects too far away to be shown with them, in the order of the document. */
  readonly elsewhere: readonly MapObject[]
}

/** Objects whose boxes are closer than this belong together, such as sights on the way to a route. */
const REACH_METERS = { withLines: 50_000, spotsOnly: 500_000 } as const

/** A cluster with at least this share of the map's width or height needs no closer view. */
const LEAST_SHARE = 1 / 5

/**
 * The part of a document that a map opens on: the main line and what lies near it, near meaning less than 50 km from
 * its box or from the box of what is near already. Without a main line it is the cluster with the greatest length of
 * lines, then the one with the most objects, then the first; without any line, clusters are 500 km apart. A document
 * whose main cluster takes at least a fifth of the whole is one cluster. Distances go the short way around the globe.
 */
export function mainCluster({ layers, mainLineId }: MapDocument): MainCluster {
  const objects = layers.flatMap((layer) => layer.objects)
  const whole = objectsBounds(objects)
  const found = clustersOf(objects).reduce<readonly MapObject[]>(
    (best, next) => (isMoreImportant(next, best, mainLineId) ? next : best),
    [],
  )
  const bounds = objectsBounds(found)
  if (!bounds || !whole || spanOf(bounds) >= spanOf(whole) * LEAST_SHARE) {
    return { objects, bounds: whole, elsewhere: [] }
  }
  const members = new Set(found)
  return {
    objects: objects.filter((object) => members.has(object)),
    bounds,
    elsewhere: objects.filter((object) => !members.has(object)),
  }
}

function isMoreImportant(
  next: readonly MapObject[],
  best: readonly MapObject[],
  mainLineId: MapDocument['mainLineId'],
): boolean {
  const hasMain = (cluster: readonly MapObject[]) => cluster.some(({ id }) => id === mainLineId)
  if (hasMain(next) || hasMain(best)) return hasMain(next)
  const [length, bestLength] = [lengthOf(next), lengthOf(best)]
  return length === bestLength ? next.length > best.length : length > bestLength
}

function lengthOf(objects: readonly MapObject[]): number {
  return objects.reduce((sum, object) => sum + ('path' in object ? pathLengthMeters(object.path) : 0), 0)
}

interface BoxedCluster {
  readonly box: BBox
  readonly members: readonly MapObject[]
}

/** Groups objects until no two groups have boxes within reach of each other. */
function clustersOf(objects: readonly MapObject[]): readonly (readonly MapObject[])[] {
  const reach = objects.some((object) => 'path' in object) ? REACH_METERS.withLines : REACH_METERS.spotsOnly
  const clusters: BoxedCluster[] = []
  for (const object of objects) {
    const box = objectBounds(object)
    if (box) addCluster(clusters, { box, members: [object] }, reach)
  }
  return clusters.map(({ members }) => members)
}

/** Joins with the new cluster what it is near to; the joined box may be near to more. */
function addCluster(clusters: BoxedCluster[], added: BoxedCluster, reach: number): void {
  let joined = added
  for (;;) {
    const index = clusters.findIndex(({ box }) => isWithin(reach, box, joined.box))
    const [near] = index < 0 ? [] : clusters.splice(index, 1)
    if (!near) break
    joined = { box: joinBoxes(near.box, joined.box), members: near.members.concat(joined.members) }
  }
  clusters.push(joined)
}

/** Whether the gap between two boxes is at most `meters`. */
function isWithin(meters: number, a: BBox, b: BBox): boolean {
  const [low, high] = a[1] < b[1] ? [a, b] : [b, a]
  // Latitudes alone separate most of them.
  const latGapDegrees = Math.max(0, high[1] - low[3])
  if (latGapDegrees * RADIANS_PER_DEGREE * EARTH_RADIUS_METERS > meters) return false
  const lngGapDegrees = Math.max(0, Math.min(gapEast(a, b), gapEast(b, a)))
  const [from, to] = nearestLatitudes(low, high)
  return haversineDistanceMeters([0, from], [Math.min(lngGapDegrees, 180), to]) <= meters
}

/** Where boxes share latitudes, that of them on which meridians are closest. */
function nearestLatitudes(low: BBox, high: BBox): readonly [number, number] {
  if (high[1] > low[3]) return [low[3], high[1]]
  const shared = [high[1], Math.min(low[3], high[3])] as const
  const latitude = Math.abs(shared[0]) > Math.abs(shared[1]) ? shared[0] : shared[1]
  return [latitude, latitude]
}

/** Degrees from the east of one box on to the west of the other; 0 where they share meridians. */
function gapEast(a: BBox, b: BBox): number {
  const toB = rectangleWidthDegrees({ west: a[0], east: b[0] })
  const isShared = toB <= widthOf(a) || rectangleWidthDegrees({ west: b[0], east: a[0] }) <= widthOf(b)
  return isShared ? 0 : toB - widthOf(a)
}

const widthOf = ([west, , east]: BBox) => rectangleWidthDegrees({ west, east })

/** The smaller of the two boxes that hold both. */
function joinBoxes(a: BBox, b: BBox): BBox {
  const [south, north] = [Math.min(a[1], b[1]), Math.max(a[3], b[3])]
  const width = (from: BBox, to: BBox) =>
    Math.max(widthOf(from), rectangleWidthDegrees({ west: from[0], east: to[0] }) + widthOf(to))
  const [first, last] = width(a, b) <= width(b, a) ? [a, b] : [b, a]
  const joined = Math.min(width(first, last), 360)
  if (joined >= 360) return [-180, south, 180, north]
  return [first[0], south, joined === widthOf(first) ? first[2] : last[2], north]
}

/** Degrees of the longer side. */
function spanOf(box: BBox): number {
  return Math.max(widthOf(box), box[3] - box[1])
}
