import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { Rest } from './find-rests.ts'

/** A photo that has its place on the way. */
export interface RoutePhoto {
  readonly id: string
  readonly position: Position
  /** Metres along the way, by which photos come after each other. */
  readonly alongMeters: number
  /** Milliseconds since 1970-01-01T00:00:00Z; null if unknown. */
  readonly takenMs: number | null
}

/** A stop of a journey, and the photos that belong to it. */
export interface PhotoChapter<Photo extends RoutePhoto = RoutePhoto> {
  readonly position: Position
  /** When it began, by the track or its first photo; null if unknown. */
  readonly startMs: number | null
  /** In the order of the way; empty for a rest without photos. */
  readonly photos: readonly Photo[]
}

/** What makes a chapter. Lengths in metres. */
export const CHAPTER_LIMITS = {
  /** Photos so near to the first of them are of one stop. */
  gatheringMeters: 200,
  /**
   * A photo alone belongs to a stop so near along the way; else it is one itself. So long a way in between makes two
   * stops of one place.
   */
  loneMeters: 1000,
  /** Of rests without photos, the longest ones. */
  emptyRests: 10,
} as const

/** A stop while photos are given to it. */
interface Stop<Photo> {
  readonly position: Position
  readonly startMs: number | null
  readonly startMeters: number
  readonly endMeters: number
  /** Null where photos gather. */
  readonly restMs: number | null
  readonly photos: Photo[]
}

/**
 * Tells a journey by its stops: where the track rests, and where photos gather. Each photo is in exactly one chapter,
 * and in which one does not depend on the order they are given in. Chapters and photos come in the order of the way.
 */
export function photoChapters<Photo extends RoutePhoto>(
  photos: readonly Photo[],
  rests: readonly Rest[],
): readonly PhotoChapter<Photo>[] {
  const stops = rests.map(stopOfRest<Photo>)
  const onTheWay: Photo[] = []
  for (const photo of photos.toSorted(byWay)) {
    const rest = stops.find((stop) => isAtRest(stop, photo))
    if (rest) rest.photos.push(photo)
    else onTheWay.push(photo)
  }
  const gatherings = gather(onTheWay)
  stops.push(...gatherings.filter(({ length }) => length > 1).map(stopOfPhotos))
  for (const [photo] of gatherings.filter(({ length }) => length === 1)) if (photo) giveLone(photo, stops)
  return withoutShortRests(stops)
    .toSorted((a, b) => a.startMeters - b.startMeters || a.endMeters - b.endMeters)
    .map(({ position, startMs, photos: taken }) => ({ position, startMs, photos: taken.toSorted(byWay) }))
}

/** Ids decide at last, so that the order is always the same. */
function byWay(a: RoutePhoto, b: RoutePhoto): number {
  return (
    a.alongMeters - b.alongMeters || (a.takenMs ?? 0) - (b.takenMs ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}

function stopOfRest<Photo>({ position, startMs, endMs, startMeters, endMeters }: Rest): Stop<Photo> {
  return { position, startMs, startMeters, endMeters, restMs: endMs - startMs, photos: [] }
}

function stopOfPhotos<Photo extends RoutePhoto>(photos: readonly Photo[]): Stop<Photo> {
  const [first, last] = [photos[0], photos.at(-1)]
  if (!first || !last) throw new Error('Photos gather where there are some.')
  const startMs = photos.find(({ takenMs }) => takenMs !== null)?.takenMs ?? null
  const { position, alongMeters } = first
  return { position, startMs, startMeters: alongMeters, endMeters: last.alongMeters, restMs: null, photos: [...photos] }
}

function isAtRest<Photo extends RoutePhoto>(stop: Stop<Photo>, photo: Photo): boolean {
  const { gatheringMeters } = CHAPTER_LIMITS
  return (
    distanceAlong(stop, photo) <= gatheringMeters &&
    haversineDistanceMeters(stop.position, photo.position) <= gatheringMeters
  )
}

function distanceAlong({ startMeters, endMeters }: Stop<unknown>, { alongMeters }: RoutePhoto): number {
  return Math.max(0, startMeters - alongMeters, alongMeters - endMeters)
}

/** Photos in the order of the way, parted where one is too far from the first of its part: also on the way back to where it was taken. */
function gather<Photo extends RoutePhoto>(photos: readonly Photo[]): readonly (readonly Photo[])[] {
  const gatherings: Photo[][] = []
  for (const photo of photos) {
    const current = gatherings.at(-1)
    if (current?.[0] && isNear(current[0], photo)) current.push(photo)
    else gatherings.push([photo])
  }
  return gatherings
}

function isNear(first: RoutePhoto, photo: RoutePhoto): boolean {
  const { gatheringMeters, loneMeters } = CHAPTER_LIMITS
  const isSameVisit = photo.alongMeters - first.alongMeters <= loneMeters
  return isSameVisit && haversineDistanceMeters(first.position, photo.position) <= gatheringMeters
}

function giveLone<Photo extends RoutePhoto>(photo: Photo, stops: Stop<Photo>[]): void {
  const [nearest] = stops.toSorted((a, b) => distanceAlong(a, photo) - distanceAlong(b, photo))
  if (nearest && distanceAlong(nearest, photo) <= CHAPTER_LIMITS.loneMeters) nearest.photos.push(photo)
  else stops.push(stopOfPhotos([photo]))
}

function withoutShortRests<Photo>(stops: readonly Stop<Photo>[]): readonly Stop<Photo>[] {
  const empty = stops.filter(({ photos }) => photos.length === 0)
  const longest = empty.toSorted((a, b) => (b.restMs ?? 0) - (a.restMs ?? 0) || a.startMeters - b.startMeters)
  const kept = new Set(longest.slice(0, CHAPTER_LIMITS.emptyRests))
  return stops.filter((stop) => stop.photos.length > 0 || kept.has(stop))
}
