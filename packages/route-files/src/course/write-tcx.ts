import type { MapDocument, Position } from '@mishiori/map-document'
import { LINE_SOURCE_NAME, WHOLE_NAME } from '../formats/line-source.ts'
import { OWN_NAMESPACE } from '../formats/own-shapes.ts'
import { decimal, escapeXml } from '../xml/write-xml.ts'
import {
  type Course,
  type CourseMetadata,
  type CoursePlace,
  type CoursePoint,
  type CoursePointKind,
  courseOf,
  cutToFit,
} from './course.ts'

/** By the schema, in UTF-16 code units: what is cut stands whole in the notes. */
const COURSE_NAME_LENGTH = 15
const POINT_NAME_LENGTH = 10

const POINT_TYPES: Readonly<Record<CoursePointKind, string>> = {
  other: 'Generic',
  summit: 'Summit',
  water: 'Water',
  food: 'Food',
  danger: 'Danger',
  firstAid: 'First Aid',
  slightLeft: 'Left',
  left: 'Left',
  sharpLeft: 'Left',
  slightRight: 'Right',
  right: 'Right',
  sharpRight: 'Right',
  straight: 'Straight',
  uTurn: 'Generic',
}

/**
 * Writes the main line of a document as a course in TCX (Training Center Database v2), with spots within 150 m of it and
 * turns as course points, each at a point of the track, whose distance and time it has. What sensors measured stays
 * out: a course is a plan. So do recorded times: those of the file are a pace.
 *
 * @returns null without a line.
 */
export function writeTcx(document: MapDocument, metadata: CourseMetadata): string | null {
  const course = courseOf(document, metadata)
  if (!course) return null
  const { places, line } = course
  const names = namesOf({ name: metadata.title, description: line.description }, COURSE_NAME_LENGTH)
  const source = line.source ? ownElement(LINE_SOURCE_NAME, line.source) : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"',
    ` xmlns:${OWN_NAMESPACE.prefix}="${OWN_NAMESPACE.address}">\n<Courses><Course>\n`,
    `<Name>${escapeXml(names.short)}</Name>\n`,
    writeLap(course),
    '<Track>\n',
    ...places.map(writeTrackpoint),
    '</Track>\n',
    names.notes,
    ...places.flatMap((place) => place.points.map((point) => writeCoursePoint(point, place))),
    writeExtensions(names.own + source),
    '</Course></Courses>\n</TrainingCenterDatabase>\n',
  ].join('')
}

interface Names {
  readonly short: string
  /** The whole name where it is cut, and the description. */
  readonly notes: string
  readonly own: string
}

function namesOf({ name, description }: Pick<CoursePoint, 'name' | 'description'>, length: number): Names {
  const short = cutToFit(name, length, (part) => part.length)
  const isCut = short !== name
  const notes = [...(isCut ? [name] : []), ...(description === '' ? [] : [description])].join('\n')
  return {
    short: short || '-',
    notes: notes === '' ? '' : `<Notes>${escapeXml(notes)}</Notes>\n`,
    own: isCut ? ownElement(WHOLE_NAME, escapeXml(name)) : '',
  }
}

function writeLap({ first, last }: Course): string {
  const seconds = decimal((last.timeMs - first.timeMs) / 1000)
  const distance = writeDistance(last)
  const ends = `${writePosition('BeginPosition', first.position)}${writePosition('EndPosition', last.position)}`
  return `<Lap><TotalTimeSeconds>${seconds}</TotalTimeSeconds>${distance}${ends}<Intensity>Active</Intensity></Lap>\n`
}

function writeTrackpoint(place: CoursePlace): string {
  const where = `${writePosition('Position', place.position)}${writeAltitude(place)}`
  return `<Trackpoint>${writeTime(place)}${where}${writeDistance(place)}</Trackpoint>\n`
}

function writeCoursePoint(point: CoursePoint, place: CoursePlace): string {
  const { short, notes, own } = namesOf(point, POINT_NAME_LENGTH)
  const where = `${writeTime(place)}${writePosition('Position', place.position)}${writeAltitude(place)}`
  const what = `<PointType>${POINT_TYPES[point.kind]}</PointType>${notes}${writeExtensions(own)}`
  return `<CoursePoint><Name>${escapeXml(short)}</Name>${where}${what}</CoursePoint>\n`
}

const writeExtensions = (content: string) => (content === '' ? '' : `<Extensions>${content}</Extensions>`)

const ownElement = (name: string, content: string) =>
  `<${OWN_NAMESPACE.prefix}:${name}>${content}</${OWN_NAMESPACE.prefix}:${name}>`

const writeTime = ({ timeMs }: CoursePlace) => `<Time>${new Date(timeMs).toISOString()}</Time>`
const writeDistance = ({ alongMeters }: CoursePlace) =>
  `<DistanceMeters>${decimal(Math.round(alongMeters * 100) / 100)}</DistanceMeters>`
const writeAltitude = ({ elevationMeters }: CoursePlace) =>
  elevationMeters === null ? '' : `<AltitudeMeters>${decimal(elevationMeters)}</AltitudeMeters>`

/** On seven decimals: a centimetre. */
function writePosition(element: string, [lng, lat]: Position): string {
  const [latitude = 0, longitude = 0] = [lat, lng].map((degrees) => Math.round(degrees * 1e7) / 1e7)
  const degrees = `<LatitudeDegrees>${decimal(latitude)}</LatitudeDegrees><LongitudeDegrees>${decimal(longitude === 180 ? -180 : longitude)}</LongitudeDegrees>`
  return `<${element}>${degrees}</${element}>`
}
