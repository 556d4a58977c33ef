import { tcx } from '@tmcw/togeojson'
import { DOMParser, type Element } from '@xmldom/xmldom'
import EasyFit from 'easy-fit'
import fitDecoder from 'fit-decoder'
import FitParser from 'fit-file-parser'

/** A point of a course, as a reader that is not ours has it. */
export interface ForeignPoint {
  readonly name: string
  readonly type: string
  readonly meters: number
  readonly timeMs: number
  readonly lat: number
  readonly lng: number
}

export interface ForeignCourse {
  readonly name: string
  /** Of the line: names and types are empty. */
  readonly track: readonly ForeignPoint[]
  readonly points: readonly ForeignPoint[]
}

type Fields = Readonly<Record<string, unknown>>

const pointOf = (fields: Fields): ForeignPoint => ({
  name: String(fields.name ?? ''),
  type: String(fields.type ?? ''),
  meters: Number(fields.distance),
  timeMs: new Date(String(fields.timestamp)).getTime(),
  lat: Number(fields.position_lat),
  lng: Number(fields.position_long),
})

const fieldsOf = (value: unknown): Fields => Object.fromEntries(Object.entries(value ?? {}))
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

export async function byFitFileParser(bytes: Uint8Array<ArrayBuffer>): Promise<ForeignCourse> {
  const file = fieldsOf(await new FitParser({ mode: 'list', force: false }).parseAsync(bytes.slice().buffer))
  return {
    name: String(fieldsOf(file.course).name),
    track: listOf(file.records).map(pointOf),
    points: listOf(file.course_points).map(pointOf),
  }
}

/** It knows texts of one byte only, and keeps the last course point. */
export function byEasyFit(bytes: Uint8Array<ArrayBuffer>): ForeignCourse {
  let file: Fields = {}
  new EasyFit().parse(Buffer.from(bytes), (_, read) => {
    file = fieldsOf(read)
  })
  return { name: '', track: listOf(file.records).map(pointOf), points: [pointOf(fieldsOf(file.course_point))] }
}

/** It reads bytes as Latin-1, and positions to some 100 m. */
export function byFitDecoder(bytes: Uint8Array<ArrayBuffer>): ForeignCourse {
  const { records } = fitDecoder.parseRecords(fitDecoder.fit2json(bytes.slice().buffer))
  const of = (wanted: string) => records.filter(({ type }) => type === wanted).map(({ data }) => data)
  const utf8 = (text: unknown) => Buffer.from(String(text), 'latin1').toString('utf8')
  return {
    name: utf8(of('course')[0]?.name),
    track: of('record').map(pointOf),
    points: of('course_point').map((data) => ({ ...pointOf(data), name: utf8(data.name) })),
  }
}

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml')

/** Positions of the line, by togeojson. */
export function lineByTogeojson(text: string): readonly (readonly number[])[] {
  // xmldom's documents have what togeojson uses of a browser's
  const [feature] = tcx(parse(text) as unknown as Document).features
  return feature?.geometry?.type === 'LineString' ? feature.geometry.coordinates : []
}

/** By the elements of the schema. */
export function byXmldom(text: string): ForeignCourse & { readonly order: readonly string[] } {
  const course = [...parse(text).getElementsByTagName('Course')][0]
  if (!course) throw new Error('no course')
  const track = [...course.getElementsByTagName('Trackpoint')].map(tcxPoint)
  const points = [...course.getElementsByTagName('CoursePoint')].map((element) => {
    const point = tcxPoint(element)
    // A course point is where the track is at its time.
    return { ...point, meters: track.find(({ timeMs }) => timeMs === point.timeMs)?.meters ?? Number.NaN }
  })
  const order = [...course.childNodes].map(({ nodeName }) => nodeName).filter((name) => name !== '#text')
  return { name: textIn(course, 'Name'), track, points, order: [...new Set(order)] }
}

const textIn = (element: Element, name: string) => [...element.getElementsByTagName(name)][0]?.textContent ?? ''

const tcxPoint = (element: Element): ForeignPoint => ({
  name: textIn(element, 'Name'),
  type: textIn(element, 'PointType'),
  meters: Number(textIn(element, 'DistanceMeters')),
  timeMs: Date.parse(textIn(element, 'Time')),
  lat: Number(textIn(element, 'LatitudeDegrees')),
  lng: Number(textIn(element, 'LongitudeDegrees')),
})
