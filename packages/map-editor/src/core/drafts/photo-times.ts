import {
  addObjects,
  createTrackLocator,
  type EditResult,
  groupPhotos,
  guessClockOffset,
  MAP_LIMITS,
  type MapDocument,
  type PhotoTime,
  type Position,
  photoTimeMs,
  type Spot,
  type TrackLocator,
} from '@mishiori/map-document'
import type { EditorContext } from '../context.ts'
import { memoizeWeak } from '../memoize-weak.ts'
import type { UnplacedSpot } from '../services.ts'

/** Photos on the tracks of the map, and those that stay without a place. */
export interface TimedPhotos {
  readonly result: EditResult
  readonly spots: readonly Spot[]
  readonly left: readonly UnplacedSpot[]
}

type Timed = Pick<EditorContext, 'history' | 'selectedLayerId' | 'unplaced'>

/** Whether any unplaced photo has a time, and the map has a track with times. */
export function canTimePhotos({ history, unplaced }: Timed): boolean {
  return unplaced.some(({ takenAt }) => takenAt) && locatorOf(history.present).isTimed
}

/** The clock to begin with: this device's, unless another zone fits better. Minutes ahead of UTC. */
export function firstClock({ history, unplaced }: Timed): number {
  const times = unplaced.flatMap(({ takenAt }) => takenAt ?? [])
  return guessClockOffset(times, locatorOf(history.present), likelyMinutes(times))
}

function likelyMinutes(times: readonly PhotoTime[]): number {
  const zone = times.find(({ utcOffsetMinutes }) => utcOffsetMinutes !== null)?.utcOffsetMinutes
  return zone ?? -new Date(times[0]?.clockMs ?? 0).getTimezoneOffset()
}

/**
 * Puts each photo where the tracks were at its time; photos of one place become one spot. What finds no room in the
 * layer stays without a place, too.
 */
export function timePhotos({ history, selectedLayerId, unplaced }: Timed, clockOffsetMinutes: number): TimedPhotos {
  const locator = locatorOf(history.present)
  const found = unplaced.flatMap((photo) => placeByTime(photo, locator, clockOffsetMinutes) ?? [])
  const layer = history.present.layers.find(({ id }) => id === selectedLayerId)
  const room = MAP_LIMITS.objectsPerLayer - (layer?.objects.length ?? 0)
  const groups = groupPhotos(found).slice(0, Math.max(0, room))
  const spots = groups.flatMap(spotOf)
  const placed = new Set(groups.flat().map(({ photo }) => photo))
  const left = unplaced.filter((photo) => !placed.has(photo))
  const result: EditResult =
    spots.length === 0 ? { ok: true, document: history.present } : addObjects(history.present, selectedLayerId, spots)
  return { result, spots, left }
}

interface PlacedPhoto {
  readonly photo: UnplacedSpot
  readonly position: Position
  readonly elevationMeters: number | null
}

function placeByTime(photo: UnplacedSpot, locator: TrackLocator, clockOffsetMinutes: number): PlacedPhoto | null {
  if (!photo.takenAt) return null
  const place = locator.atTime(photoTimeMs(photo.takenAt, clockOffsetMinutes))
  if (!('position' in place)) return null
  return { photo, position: place.position, elevationMeters: place.elevationMeters }
}

function spotOf(group: readonly PlacedPhoto[]): readonly Spot[] {
  const [first] = group
  if (!first) return []
  const images = group.flatMap(({ photo }) => photo.images).slice(0, MAP_LIMITS.spotImages)
  const { position, elevationMeters } = first
  return [{ ...placedSpot(first.photo, position), images, ...(elevationMeters !== null && { elevationMeters }) }]
}

/** A photo as the map stores it, without what only places it. */
export function placedSpot({ takenAt: _, askedAs: __, ...photo }: UnplacedSpot, position: Position): Spot {
  return { ...photo, position }
}

/** Measured once for each document, because a slider calls this at every step. */
const locatorOf = memoizeWeak(
  ({ layers }: MapDocument): TrackLocator =>
    createTrackLocator(layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))),
)
