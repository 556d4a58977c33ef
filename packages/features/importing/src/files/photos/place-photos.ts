import {
  type AnyLine,
  createTrackLocator,
  guessClockOffset,
  haversineDistanceMeters,
  type PhotoTime,
  type Position,
  photoTimeMs,
  type TimePlace,
  type Track,
  type TrackLocator,
} from '@mishiori/map-document'
import { findRests, type Rest } from '@mishiori/route-files/photos'
import type { ImportItem } from '../import-item.ts'
import type { ImportPhoto } from './import-photo.ts'

/** How a photo found its place, or why it has none. */
type Placing =
  | { readonly how: 'reading' }
  | { readonly how: 'byPosition' }
  | { readonly how: 'byTime' }
  /** Taken before (negative) or after what was recorded: at the nearest point of it. */
  | { readonly how: 'besideTrack'; readonly gapMs: number }
  | { readonly how: 'noExif' | 'noTime' | 'noTrack' }
  /** Too long before (negative) or after what was recorded. */
  | { readonly how: 'outsideTrack'; readonly gapMs: number }

export interface PlacedPhoto {
  readonly id: string
  readonly photo: ImportPhoto
  readonly placing: Placing
  /** Null where it has none. */
  readonly place: {
    readonly position: Position
    readonly elevationMeters: number | null
    readonly alongMeters: number
  } | null
  /** Milliseconds since 1970-01-01T00:00:00Z; null if unknown. */
  readonly takenMs: number | null
}

/** What was chosen of the files, as photos ask it. */
export interface PhotoTracks {
  readonly locator: TrackLocator
  readonly rests: readonly Rest[]
}

export interface PhotoPlaces {
  readonly placed: readonly PlacedPhoto[]
  /** What times of cameras without a zone were read with, and times are shown in: minutes ahead of UTC. */
  readonly clockOffsetMinutes: number
  /** Whether any photo moves with the clock. */
  readonly isClockAsked: boolean
}

interface Clock {
  /** The user's choice; null to guess. */
  readonly chosenMinutes: number | null
  /** Minutes that this device's clock is ahead of UTC when it shows a time. */
  readonly deviceMinutes: (clockMs: number) => number
}

export const deviceMinutes: Clock['deviceMinutes'] = (clockMs) => -new Date(clockMs).getTimezoneOffset()

/** The lines among what was chosen, in the order of their times, measured once. */
export function photoTracks(chosen: readonly ImportItem[]): PhotoTracks {
  const lines = chosen.flatMap(({ objects }) => objects).filter((object): object is AnyLine => 'path' in object)
  const startOf = ({ timestampsMs }: Track) => timestampsMs?.find((time) => time !== null) ?? Number.MAX_SAFE_INTEGER
  const locator = createTrackLocator(lines.toSorted((a, b) => startOf(a) - startOf(b)))
  return { locator, rests: locator.fixes.flatMap(findRests) }
}

/** Gives every photo its place, by its own position or by its time on the tracks. */
export function placePhotos(photos: readonly ImportPhoto[], { locator }: PhotoTracks, clock: Clock): PhotoPlaces {
  const times = photos.flatMap(({ exif }) => (exif?.time ? [exif.time] : []))
  const clockOffsetMinutes = clock.chosenMinutes ?? guessClockOffset(times, locator, likelyMinutes(times, clock))
  const isMoved = ({ exif }: ImportPhoto) => exif?.place === null && exif.time?.utcOffsetMinutes === null
  const placed = photos.map((photo) => placeOne(photo, locator, clockOffsetMinutes))
  return {
    placed: withAlong(placed, locator),
    clockOffsetMinutes,
    isClockAsked: locator.isTimed && photos.some(isMoved),
  }
}

function likelyMinutes(times: readonly PhotoTime[], { deviceMinutes }: Clock): number {
  const zone = times.find(({ utcOffsetMinutes }) => utcOffsetMinutes !== null)?.utcOffsetMinutes
  const [first] = times
  return zone ?? (first ? deviceMinutes(first.clockMs) : 0)
}

type Found = Omit<PlacedPhoto, 'place'> & {
  readonly place: Omit<NonNullable<PlacedPhoto['place']>, 'alongMeters'> | null
  readonly alongMeters: number | null
}

function placeOne(photo: ImportPhoto, locator: TrackLocator, clockOffsetMinutes: number): Found {
  const { id, exif } = photo
  const nowhere = { id, photo, place: null, alongMeters: null, takenMs: null }
  if (!exif) return { ...nowhere, placing: { how: 'reading' } }
  const { hasExif, place, time } = exif
  const takenMs = time && photoTimeMs(time, clockOffsetMinutes)
  const atTime: TimePlace = takenMs === null ? { kind: 'untimed' } : locator.atTime(takenMs)
  if (place) {
    // A photo that knows its place and its time tells which of several passes of that place it is of.
    const alongMeters = 'alongMeters' in atTime ? atTime.alongMeters : locator.nearestAlongMeters(place.position)
    return { id, photo, placing: { how: 'byPosition' }, place, alongMeters, takenMs }
  }
  if (takenMs === null) return { ...nowhere, placing: { how: hasExif ? 'noTime' : 'noExif' } }
  if (atTime.kind === 'untimed') return { ...nowhere, takenMs, placing: { how: 'noTrack' } }
  if (atTime.kind === 'outside') return { ...nowhere, takenMs, placing: { how: 'outsideTrack', gapMs: atTime.gapMs } }
  const { position, elevationMeters, alongMeters } = atTime
  const placing: Placing = atTime.kind === 'during' ? { how: 'byTime' } : { how: 'besideTrack', gapMs: atTime.gapMs }
  return { id, photo, placing, place: { position, elevationMeters }, alongMeters, takenMs }
}

/** Without a track, photos make the way themselves: in the order of their times, then of their files. */
function withAlong(found: readonly Found[], { nearestAlongMeters }: TrackLocator): readonly PlacedPhoto[] {
  const isWithoutTrack = found.every(({ alongMeters }) => alongMeters === null)
  const along = isWithoutTrack ? alongPhotos(found) : null
  return found.map(({ alongMeters, place, ...photo }) => ({
    ...photo,
    place: place && {
      ...place,
      alongMeters: along?.get(photo.id) ?? alongMeters ?? nearestAlongMeters(place.position) ?? 0,
    },
  }))
}

function alongPhotos(found: readonly Found[]): ReadonlyMap<string, number> {
  const late = Number.MAX_SAFE_INTEGER
  const inOrder = found.toSorted((a, b) => (a.takenMs ?? late) - (b.takenMs ?? late))
  const along = new Map<string, number>()
  let meters = 0
  let before: Position | null = null
  for (const { id, place } of inOrder) {
    if (!place) continue
    if (before) meters += haversineDistanceMeters(before, place.position)
    before = place.position
    along.set(id, meters)
  }
  return along
}
