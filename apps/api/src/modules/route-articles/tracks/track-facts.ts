import {
  type AnyLine,
  type BBox,
  boundsOf,
  elevationStats,
  encodePolyline,
  type MapDocument,
  mainLine,
  movingTime,
  type Position,
  pathLengthMeters,
  type TravelMode,
} from '@mishiori/map-document'
import tzLookup from '@photostructure/tz-lookup'
import type { Sport } from '@repo/contract'
import { simplified } from '../map-outline.ts'

/** Increase it whenever a map gets another track by these rules. */
export const TRACK_VERSION = 1

/** Up to which zoom, of tiles of 512 pixels and rounded down, lines may be drawn this far off, half a pixel in Japan at most. */
export const TRACK_LEVELS = [
  { zoom: 6, toleranceMeters: 400 },
  { zoom: 9, toleranceMeters: 50 },
  { zoom: 12, toleranceMeters: 6 },
  { zoom: 24, toleranceMeters: 2 },
] as const

/** Of one line. Beyond it, even the finest level is coarser. */
const MAX_POINTS = 4_000

/** What lines say of a way, in whole metres and seconds; null where they do not tell. */
interface WayFigures {
  readonly distanceMeters: number | null
  readonly climbMeters: number | null
  /** Without pauses. */
  readonly seconds: number | null
  /** Above sea level. */
  readonly highestMeters: number | null
}

interface TrackLevel {
  /** Encoded polylines with a space between them. */
  readonly lines: string
  readonly bounds: BBox
}

/** A way, with its lines for each of {@link TRACK_LEVELS}; none where nothing is left of it. */
export interface Way extends WayFigures {
  readonly levels: readonly TrackLevel[]
}

/** What a map says of a way that somebody went. */
export interface Track {
  /** In the calendar of where it began; null for what nobody recorded. */
  readonly recordedOn: string | null
  /** Null without a line. */
  readonly sport: Sport | null
  readonly own: Way
  /** As others see it. */
  readonly shown: Way
}

/** Of its recorded lines that travel as the main one does, else of its main line. */
export function trackOf(map: MapDocument): Track {
  const { lines, mode } = chosenLines(map)
  const own = wayOf(lines)
  const recordedOn = lines.map(startOf).reduce(earliest, null)
  return {
    recordedOn: recordedOn === null ? null : dayAt(recordedOn.timeMs, recordedOn.position),
    sport: lines[0] ? sportOf({ line: lines[0], mode, way: own }) : null,
    own,
    shown: own,
  }
}

/** The same, of whose map others see less. */
export function withShown(track: Track, whole: MapDocument, shown: MapDocument): Track {
  const { lines, mode, isRecorded } = chosenLines(whole)
  const ids = new Set<string>(lines.map(({ id }) => id))
  // A line that was cut keeps its id and has further pieces, which are called `ID~1`.
  const left = linesOf(shown).filter(({ id }) => ids.has(id) || ids.has(id.replace(/~\d+$/, '')))
  const kept = isRecorded ? left.filter((line) => modeOf(line) === mode) : left
  return { ...track, shown: wayOf(kept) }
}

/** The lines that a track is of, the one that leads it first. */
export const trackLines = (map: MapDocument): readonly AnyLine[] => chosenLines(map).lines

const linesOf = ({ layers }: MapDocument): readonly AnyLine[] =>
  layers.flatMap(({ objects }) => objects.flatMap((object) => ('path' in object ? [object] : [])))

const modeOf = (line: AnyLine): TravelMode | null => (line.kind === 'line' ? null : line.travelMode)

function chosenLines(map: MapDocument) {
  const main = mainLine(map)
  const recorded = linesOf(map).filter((line) => startOf(line) !== null)
  const isMainRecorded = main !== null && startOf(main) !== null
  const lead = isMainRecorded ? main : longest(recorded)
  if (!lead) return { lines: main ? [main] : [], mode: main && modeOf(main), isRecorded: false }
  const mode = modeOf(lead)
  return { lines: [lead, ...recorded.filter((line) => line !== lead && modeOf(line) === mode)], mode, isRecorded: true }
}

function longest(lines: readonly AnyLine[]): AnyLine | null {
  const [first] = lines.toSorted((a, b) => pathLengthMeters(b.path) - pathLengthMeters(a.path))
  return first ?? null
}

interface Start {
  readonly timeMs: number
  readonly position: Position
}

/** Calendars of articles and logs know these years. */
const [FIRST_MS, LAST_MS] = [Date.UTC(1900, 0, 2), Date.UTC(2099, 11, 30)]

/** Where and when it was recorded first; null for what has no times. */
function startOf({ path, timestampsMs = [] }: AnyLine): Start | null {
  const index = timestampsMs.findIndex((time) => time !== null)
  const [timeMs, position] = [timestampsMs[index], path[index]]
  if (timeMs == null || !position || timeMs < FIRST_MS || timeMs > LAST_MS) return null
  return { timeMs, position }
}

const earliest = (one: Start | null, other: Start | null) =>
  one && other ? (one.timeMs <= other.timeMs ? one : other) : (one ?? other)

/** The day, as `2026-11-03`, by the clocks of a place. */
function dayAt(timeMs: number, [lng, lat]: Position): string {
  const timeZone = tzLookup(lat, lng)
  const parts = new Intl.DateTimeFormat('en-US-u-ca-iso8601', { timeZone, dateStyle: 'short' }).format(timeMs)
  if (/^\d{4}-\d\d-\d\d$/.test(parts)) return parts
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(timeMs)
}

function wayOf(lines: readonly AnyLine[]): Way {
  const elevations = lines.flatMap(
    ({ elevationsMeters }) => (elevationsMeters && elevationStats(elevationsMeters)) ?? [],
  )
  const times = lines.flatMap((line) => movingTime(line) ?? [])
  const sum = (values: readonly number[]) =>
    values.length === 0 ? null : Math.round(values.reduce((total, value) => total + value, 0))
  return {
    distanceMeters: sum(lines.map(({ path }) => pathLengthMeters(path))),
    climbMeters: sum(elevations.map(({ gainMeters }) => gainMeters)),
    seconds: sum(times.map(({ movingMs }) => movingMs / 1000)),
    highestMeters:
      elevations.length === 0 ? null : Math.round(Math.max(...elevations.map(({ maxMeters }) => maxMeters))),
    levels: levelsOf(lines.map(({ path }) => path)),
  }
}

/** Each level of the finer one: a long line is gone through once. */
function levelsOf(paths: readonly (readonly Position[])[]): readonly TrackLevel[] {
  const bounds = boundsOf(paths.flat())
  if (bounds === null) return []
  let left = paths
  const levels = TRACK_LEVELS.toReversed().map(({ toleranceMeters: fromMeters }) => {
    left = left.map((path) => simplified(path, { maxPoints: MAX_POINTS, fromMeters, always: true }))
    return { lines: left.map((path) => encodePolyline(path)).join(' '), bounds }
  })
  return levels.toReversed()
}

/** By bicycle at most, in metres a second, of the mean of a recording. */
const FASTEST_RIDE = 10
/** Of a hike, at least: metres of climb, and of each kilometre. */
const HIKE = { climbMeters: 200, perKilometer: 25 }

/** What it was, by the profile of its line, else by its pace and climbs: recordings know walking and driving alone. */
function sportOf({ line, mode, way }: { line: AnyLine; mode: TravelMode | null; way: WayFigures }): Sport {
  const profile = line.kind === 'navigationLine' ? line.profile : undefined
  if (profile === 'hike') return 'hike'
  if (profile === 'walk' || profile === 'stepFree') return 'walk'
  if (profile?.endsWith('Bike')) return 'cycling'
  const { distanceMeters, climbMeters, seconds } = way
  if (profile !== undefined || mode === 'driving') {
    const isRide = profile === undefined && distanceMeters !== null && seconds !== null && seconds > 0
    return isRide && distanceMeters / seconds <= FASTEST_RIDE ? 'cycling' : 'driving'
  }
  if (climbMeters === null || distanceMeters === null) return 'walk'
  const isHike = climbMeters >= HIKE.climbMeters && climbMeters >= (HIKE.perKilometer * distanceMeters) / 1000
  return isHike ? 'hike' : 'walk'
}
