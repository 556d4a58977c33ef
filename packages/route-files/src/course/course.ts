import {
  type AnyLine,
  cumulativeDistancesMeters,
  estimateLine,
  isHazardIcon,
  longitudeDelta,
  type MapDocument,
  mainLine,
  measureLine,
  minutesAt,
  nearestPointOnPath,
  type Position,
  type Spot,
  wrapLongitude,
} from '@mishiori/map-document'
import { symbolName } from '../symbols/symbols.ts'

/** What is to be done where a course turns, as far as devices have arrows for it. */
export type CourseTurnKind =
  | 'slightLeft'
  | 'left'
  | 'sharpLeft'
  | 'slightRight'
  | 'right'
  | 'sharpRight'
  | 'straight'
  | 'uTurn'
  | 'other'

/** What is said at a place of a course. */
export interface CourseTurn {
  readonly kind: CourseTurnKind
  /** A sentence. */
  readonly text: string
  /** Metres from the beginning of the line. */
  readonly atMeters: number
}

/** What a course says of itself. */
export interface CourseMetadata {
  readonly title: string
  /** When the file was made. The pace of the course begins then. */
  readonly time: Date
  /** Along the line that {@link courseLine} finds. */
  readonly turns?: readonly CourseTurn[]
}

/** What devices have a symbol for. */
export type CoursePointKind = CourseTurnKind | 'summit' | 'water' | 'food' | 'danger' | 'firstAid'

/** Something to be told on the way. */
export interface CoursePoint {
  readonly kind: CoursePointKind
  readonly name: string
  readonly description: string
}

/** A point of the way: of the line itself, or one that is added for what is told there. */
export interface CoursePlace {
  readonly position: Position
  readonly elevationMeters: number | null
  readonly alongMeters: number
  /** At the pace of the course: nobody was there then. */
  readonly timeMs: number
  readonly points: CoursePoint[]
}

/** One line with what is told along it, in its order. */
export interface Course {
  readonly line: AnyLine
  readonly places: readonly CoursePlace[]
  readonly first: CoursePlace
  readonly last: CoursePlace
}

/** Spots that are farther from the line are not on the way. Metres. */
const ON_THE_WAY_METERS = 150
/** What is nearer to a point of the way is told there. Metres. */
const SAME_PLACE_METERS = 1
/** Where neither a model nor the line itself knows better: somebody on foot, and somebody who drives. Metres a second. */
const PACE = { walking: 4 / 3.6, driving: 40 / 3.6 } as const

/** The line that a device follows: the main one, else the first; null without any. A file of a course holds one. */
export function courseLine(document: MapDocument): AnyLine | null {
  const objects = document.layers.flatMap((layer) => layer.objects)
  return mainLine(document) ?? objects.find((object): object is AnyLine => 'path' in object) ?? null
}

/** The course of a map; null without a line. */
export function courseOf(document: MapDocument, { time, turns = [] }: CourseMetadata): Course | null {
  const line = courseLine(document)
  if (!line) return null
  const distances = cumulativeDistancesMeters(line.path)
  const timeAt = paceOf(line, time.getTime())
  const told = [...spotsAlong(document, line, distances), ...turns.map(toldTurn)]
  told.sort((a, b) => a.alongMeters - b.alongMeters)
  const places = placesOf(line, distances, told).map((place) => ({ ...place, timeMs: timeAt(place.alongMeters) }))
  const [first, last] = [places[0], places.at(-1)]
  return first && last ? { line, places, first, last } : null
}

type Told = Pick<CoursePlace, 'alongMeters'> & { readonly point: CoursePoint }
type Place = Omit<CoursePlace, 'timeMs'>

const toldTurn = ({ kind, text, atMeters }: CourseTurn): Told => ({
  alongMeters: atMeters,
  point: { kind, name: text, description: '' },
})

/** The spots on the way, each where the line comes nearest to it. */
function spotsAlong({ layers }: MapDocument, { path }: AnyLine, distances: readonly number[]): readonly Told[] {
  const objects = layers.flatMap((layer) => layer.objects)
  return objects.flatMap((object): Told[] => {
    const nearest = object.kind === 'spot' && nearestPointOnPath(path, object.position, ON_THE_WAY_METERS)
    if (!nearest) return []
    const [from = 0, to = from] = distances.slice(nearest.segmentIndex, nearest.segmentIndex + 2)
    const { name, description } = object
    const alongMeters = from + (to - from) * nearest.fraction
    return [{ alongMeters, point: { kind: kindOfSpot(object), name, description } }]
  })
}

const KINDS: Readonly<Record<string, CoursePointKind>> = {
  Summit: 'summit',
  'Drinking Water': 'water',
  'Water Source': 'water',
  Restaurant: 'food',
  'Fast Food': 'food',
  'Danger Area': 'danger',
  'Medical Facility': 'firstAid',
}

function kindOfSpot(spot: Spot): CoursePointKind {
  if (isHazardIcon(spot.icon)) return 'danger'
  const symbol = symbolName(spot, 'garmin') ?? ''
  return Object.hasOwn(KINDS, symbol) ? (KINDS[symbol] ?? 'other') : 'other'
}

/** Devices find what they tell by its place or time on the way, so the way has a point at each. */
function placesOf(line: AnyLine, distances: readonly number[], told: readonly Told[]): readonly Place[] {
  const places: Place[] = []
  let next = 0
  const tellUntil = (meters: number, placeAt: (alongMeters: number) => Place | undefined) => {
    for (let at = told[next]; at && at.alongMeters <= meters; at = told[++next]) {
      const place = placeAt(at.alongMeters)
      place?.points.push(at.point)
    }
  }
  for (const [index, position] of line.path.entries()) {
    const alongMeters = distances[index] ?? 0
    tellUntil(alongMeters - SAME_PLACE_METERS, (meters) => {
      const last = places.at(-1)
      if (!last || meters - last.alongMeters <= SAME_PLACE_METERS) return last
      const between = placeBetween(line, distances, { index, meters })
      places.push(between)
      return between
    })
    places.push({ position, elevationMeters: line.elevationsMeters?.[index] ?? null, alongMeters, points: [] })
  }
  tellUntil(Number.POSITIVE_INFINITY, () => places.at(-1))
  return places
}

/** A place of the segment that ends at a point of the line. */
function placeBetween(
  { path, elevationsMeters }: AnyLine,
  distances: readonly number[],
  { index, meters }: { readonly index: number; readonly meters: number },
): Place {
  const [from = [0, 0], to = from] = path.slice(index - 1, index + 1)
  const [start = 0, end = start] = distances.slice(index - 1, index + 1)
  const part = end > start ? (meters - start) / (end - start) : 0
  const [low = null, high = null] = elevationsMeters?.slice(index - 1, index + 1) ?? []
  return {
    position: [wrapLongitude(from[0] + longitudeDelta(from[0], to[0]) * part), from[1] + (to[1] - from[1]) * part],
    elevationMeters: low === null || high === null ? null : Math.round((low + (high - low) * part) * 10) / 10,
    alongMeters: meters,
    points: [],
  }
}

/** When somebody is where, at the pace of a model, else of the line's own mean. Recorded times themselves stay out of a plan. */
function paceOf(line: AnyLine, startMs: number): (alongMeters: number) => number {
  const measured = measureLine(line)
  const time = estimateLine(line, measured)?.time
  if (time) return (meters) => Math.round(startMs + minutesAt(time, meters) * 60_000)
  const { lengthMeters, durationMs } = measured
  const pace = durationMs === null || lengthMeters === 0 ? PACE[modeOf(line)] : lengthMeters / (durationMs / 1000)
  return (meters) => Math.round(startMs + (meters / pace) * 1000)
}

const modeOf = (line: AnyLine) => (line.kind === 'line' ? 'walking' : line.travelMode)

const segmenter = new Intl.Segmenter()

/** The beginning of a text, as much as fits, never through the middle of what people take for one character. */
export function cutToFit(text: string, max: number, sizeOf: (part: string) => number): string {
  const cut = (parts: Iterable<string>) => {
    let [fitting, size] = ['', 0]
    for (const part of parts) {
      size += sizeOf(part)
      if (size > max) break
      fitting += part
    }
    return fitting.trimEnd()
  }
  const whole = text.replace(/\s+/g, ' ').trim()
  return cut(Array.from(segmenter.segment(whole), ({ segment }) => segment)) || cut(whole)
}
