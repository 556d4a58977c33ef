import type { AnyLine, MapDocument, Position, TravelProfile } from '@mishiori/map-document'
import { OWN_GENERATOR } from '../formats/own-shapes.ts'
import { type CourseMetadata, type CoursePlace, type CoursePointKind, courseOf, cutToFit } from './course.ts'
import { FitEncoder, type FitField } from './fit-encoder.ts'

/** With the zero byte at its end: what Garmin's devices read of a name. */
const NAME_BYTES = 128

/** Global numbers of the messages that are written. */
const MESSAGE = { fileId: 0, lap: 19, record: 20, event: 21, course: 31, coursePoint: 32 } as const
const COURSE_FILE = 6
/** Of those who have no number of their own. */
const MANUFACTURER = 255
const TIMER = { event: 0, start: 0, stopAll: 9 } as const
const INVALID_ALTITUDE = 0xffff

/** Numbers of the profile; what older devices do not know, they show as generic ones. */
const POINT_TYPES: Readonly<Record<CoursePointKind, number>> = {
  other: 0,
  summit: 1,
  water: 3,
  food: 4,
  danger: 5,
  left: 6,
  right: 7,
  straight: 8,
  firstAid: 9,
  slightLeft: 19,
  sharpLeft: 20,
  slightRight: 21,
  sharpRight: 22,
  uTurn: 23,
}

const SPORT = { generic: 0, cycling: 2, walking: 11, hiking: 17, motorcycling: 22, driving: 24 } as const
const SPORTS: Readonly<Record<TravelProfile, number>> = {
  hike: SPORT.hiking,
  walk: SPORT.walking,
  stepFree: SPORT.walking,
  cityBike: SPORT.cycling,
  roadBike: SPORT.cycling,
  gravelBike: SPORT.cycling,
  mountainBike: SPORT.cycling,
  eBike: SPORT.cycling,
  motorcycle: SPORT.motorcycling,
  car: SPORT.driving,
}

/**
 * Writes the main line of a document as a course in FIT, with spots within 150 m of it and turns as course points. What
 * sensors measured stays out: a course is a plan. So do recorded times: those of the file are a pace.
 *
 * @returns null without a line.
 */
export function writeFit(document: MapDocument, metadata: CourseMetadata): Uint8Array<ArrayBuffer> | null {
  const course = courseOf(document, metadata)
  if (!course) return null
  const { line, places, first, last } = course
  const file = new FitEncoder()
  const maker = textOf(line.source ? `${OWN_GENERATOR} ${line.source}` : OWN_GENERATOR)
  write(file, MESSAGE.fileId, [
    [{ number: 0, type: 'enum' }, COURSE_FILE],
    [{ number: 1, type: 'uint16' }, MANUFACTURER],
    [{ number: 2, type: 'uint16' }, 0],
    [{ number: 3, type: 'uint32z' }, 1],
    [{ number: 4, type: 'uint32' }, secondsOf(first)],
    [{ number: 8, type: 'string', bytes: maker.length }, maker],
  ])
  const title = textOf(metadata.title)
  write(file, MESSAGE.course, [
    [{ number: 4, type: 'enum' }, sportOf(line)],
    [{ number: 5, type: 'string', bytes: title.length }, title],
  ])
  writeLap(file, first, last)
  writeTimer(file, first, TIMER.start)
  writeCoursePoints(file, places)
  writeRecords(file, places)
  writeTimer(file, last, TIMER.stopAll)
  return file.close()
}

type Written = readonly [FitField, number | Uint8Array]

/** One message with its definition. */
function write(file: FitEncoder, message: number, written: readonly Written[]): void {
  const local = file.define(
    message,
    written.map(([field]) => field),
  )
  file.write(
    local,
    written.map(([, value]) => value),
  )
}

function writeLap(file: FitEncoder, first: CoursePlace, last: CoursePlace): void {
  const milliseconds = last.timeMs - first.timeMs
  const [startLat, startLng, endLat, endLng] = [...semicircles(first.position), ...semicircles(last.position)]
  write(file, MESSAGE.lap, [
    [{ number: 253, type: 'uint32' }, secondsOf(first)],
    [{ number: 2, type: 'uint32' }, secondsOf(first)],
    [{ number: 3, type: 'sint32' }, startLat],
    [{ number: 4, type: 'sint32' }, startLng],
    [{ number: 5, type: 'sint32' }, endLat],
    [{ number: 6, type: 'sint32' }, endLng],
    [{ number: 7, type: 'uint32' }, milliseconds],
    [{ number: 8, type: 'uint32' }, milliseconds],
    [{ number: 9, type: 'uint32' }, centimeters(last)],
  ])
}

function writeTimer(file: FitEncoder, place: CoursePlace, type: number): void {
  write(file, MESSAGE.event, [
    [{ number: 253, type: 'uint32' }, secondsOf(place)],
    [{ number: 0, type: 'enum' }, TIMER.event],
    [{ number: 1, type: 'enum' }, type],
  ])
}

function writeCoursePoints(file: FitEncoder, places: readonly CoursePlace[]): void {
  const points = places.flatMap((place) => place.points.map((point) => ({ place, point, name: textOf(point.name) })))
  if (points.length === 0) return
  const bytes = points.reduce((most, { name }) => Math.max(most, name.length), 0)
  const local = file.define(MESSAGE.coursePoint, [
    { number: 1, type: 'uint32' },
    { number: 2, type: 'sint32' },
    { number: 3, type: 'sint32' },
    { number: 4, type: 'uint32' },
    { number: 5, type: 'enum' },
    { number: 6, type: 'string', bytes },
  ])
  for (const { place, point, name } of points) {
    const at = [secondsOf(place), ...semicircles(place.position), centimeters(place)]
    file.write(local, [...at, POINT_TYPES[point.kind], name])
  }
}

function writeRecords(file: FitEncoder, places: readonly CoursePlace[]): void {
  const local = file.define(MESSAGE.record, [
    { number: 253, type: 'uint32' },
    { number: 0, type: 'sint32' },
    { number: 1, type: 'sint32' },
    { number: 2, type: 'uint16' },
    { number: 5, type: 'uint32' },
  ])
  for (const place of places) {
    file.write(local, [secondsOf(place), ...semicircles(place.position), altitudeOf(place), centimeters(place)])
  }
}

function sportOf(line: AnyLine): number {
  if (line.kind === 'line') return SPORT.generic
  if (line.kind === 'navigationLine' && line.profile) return SPORTS[line.profile]
  return line.travelMode === 'walking' ? SPORT.walking : SPORT.generic
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

/** With the zero byte that ends it. */
const textOf = (text: string) => encoder.encode(`${cutToFit(text.replaceAll('\0', ''), NAME_BYTES - 1, bytesOf)}\0`)

/** 1989-12-31T00:00:00Z */
const EPOCH_MS = 631_065_600_000
const secondsOf = ({ timeMs }: CoursePlace) => Math.floor((timeMs - EPOCH_MS) / 1000)
const centimeters = ({ alongMeters }: CoursePlace) => Math.round(alongMeters * 100)

/** 2^31 to half a circle: 180° is -180°, as a longitude is. */
const semicircles = ([lng, lat]: Position): readonly [lat: number, lng: number] => [
  toSemicircles(lat),
  toSemicircles(lng),
]
const toSemicircles = (degrees: number) => Math.round((degrees / 180) * 2 ** 31) | 0

/** In fifths of a metre above 500 m below the sea. */
function altitudeOf({ elevationMeters }: CoursePlace): number {
  const stored = elevationMeters === null ? INVALID_ALTITUDE : Math.round((elevationMeters + 500) * 5)
  return stored >= 0 && stored < INVALID_ALTITUDE ? stored : INVALID_ALTITUDE
}
