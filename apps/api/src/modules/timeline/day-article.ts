import {
  cutText,
  findPositionIssue,
  fitLayers,
  type LayerContents,
  layerId,
  MAP_LIMITS,
  type MapDocument,
  type MapObjectId,
  mapObjectId,
  type RecordedLine,
  type Spot,
  serializeMapDocument,
} from '@mishiori/map-document'
import {
  movementTraits,
  type TimelineDay,
  type TimelineMove,
  type TimelineVisit,
  toPositions,
  VISIT_COLOR,
} from '@mishiori/timeline'
import { type Locale, PRODUCT_LIMITS, type RouteArticleInput } from '@repo/contract'
import {
  createTranslator,
  formatDate,
  formatDateTime,
  formatDistance,
  type TimelineMessages,
  type Translator,
} from '@repo/i18n'
import { messages as english } from '@repo/i18n/timeline-en-us'
import { messages as japanese } from '@repo/i18n/timeline-ja'
import type { PlaceLabel } from '../places/gazetteer.ts'

/** The inputs for the article of a day. */
export interface DayArticleOptions {
  readonly locale: Locale
  /** The names of the places of the day’s visits, in order; null if unknown. */
  readonly labels: readonly (PlaceLabel | null)[]
}

const TRANSLATORS: Readonly<Record<Locale, Translator<TimelineMessages>>> = {
  ja: createTranslator('ja', japanese),
  'en-us': createTranslator('en-us', english),
}

/**
 * A draft of a day: a recorded line for each way, in the colour of its kind, and a spot for each stay. What does not
 * fit on a map is left out: ways and stays near the poles. The longest way on foot and the like, else the longest of
 * all, is the main line.
 */
export function dayArticle(day: TimelineDay, options: DayArticleOptions): RouteArticleInput {
  const moves = day.segments.filter((segment) => segment.kind === 'move')
  const lines = moves.flatMap((move, index) => lineOf(move, { ...options, index, timeZone: day.timeZone }) ?? [])
  const visits = day.segments.filter((segment) => segment.kind === 'visit')
  const spots = visits.flatMap((visit, index) => spotOf(visit, { ...options, index, timeZone: day.timeZone }) ?? [])
  const t = TRANSLATORS[options.locale]
  const map = toDocument(
    [
      { name: t('movements.ways'), objects: lines },
      { name: t('movements.places'), objects: spots },
    ],
    mainLineOf(lines, moves),
  )
  return {
    title: cutText(titleOf(day, options), PRODUCT_LIMITS.titleLength.max),
    summary: '',
    language: options.locale,
    layer: [...serializeMapDocument(map)],
    context: { version: 1, blocks: [] },
    tag: [],
    is_draft: true,
    private_mode: null,
    thumbnail_path: null,
  }
}

interface Place extends DayArticleOptions {
  readonly index: number
  readonly timeZone: string
}

const lineId = (index: number): MapObjectId => mapObjectId(`move-${index}`)

function lineOf(move: TimelineMove, { index, locale, timeZone }: Place): RecordedLine | null {
  const path = toPositions(move.path)
  if (path.some(isOffTheMap)) return null
  const { color, travelMode } = movementTraits(move.type)
  return {
    kind: 'recordedLine',
    id: lineId(index),
    name: TRANSLATORS[locale](`movement.${move.type}`),
    description: `${spanOf(move, timeZone)}\n${formatDistance(move.distanceMeters, { locale, units: 'metric' })}`,
    color,
    travelMode,
    path,
    timestampsMs: timesOf(move, path.length),
  }
}

/** Where the file has none between, its ends are known. */
function timesOf({ timesMs, startMs, endMs }: TimelineMove, points: number): readonly (number | null)[] {
  if (timesMs) return [...timesMs]
  return Array.from({ length: points }, (_, at) => (at === 0 ? startMs : at === points - 1 ? endMs : null))
}

function spotOf(visit: TimelineVisit, { index, locale, timeZone, labels }: Place): Spot | null {
  if (isOffTheMap(visit.position)) return null
  const number = TRANSLATORS[locale]('movements.stop', { number: String(index + 1) })
  const name = visit.name?.trim() || nameOf(labels[index] ?? null, locale) || number
  return {
    kind: 'spot',
    id: mapObjectId(`visit-${index}`),
    name: cutText(name, MAP_LIMITS.nameLength.max),
    description: spanOf(visit, timeZone),
    color: VISIT_COLOR,
    position: visit.position,
    timestampMs: visit.startMs,
    icon: 'text',
    display: 'text',
    images: [],
    placeId: null,
  }
}

const isOffTheMap = (position: Spot['position']) => findPositionIssue(position) !== null

const nameOf = (label: PlaceLabel | null, locale: Locale) => (locale === 'ja' ? label?.ja : label?.en) ?? null

/** `09:00–09:30`, by the clock where the person was. */
function spanOf({ startMs, endMs }: TimelineMove | TimelineVisit, timeZone: string): string {
  const at = (timeMs: number) => formatDateTime(new Date(timeMs).toISOString(), timeZone).slice(-'09:00'.length)
  return `${at(startMs)}–${at(endMs)}`
}

function mainLineOf(lines: readonly RecordedLine[], moves: readonly TimelineMove[]): MapObjectId | null {
  const own = lines.filter(({ travelMode }) => travelMode === 'walking')
  const lengthOf = ({ id }: RecordedLine) => moves.find((_, index) => lineId(index) === id)?.distanceMeters ?? 0
  const [longest] = (own.length > 0 ? own : lines).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return longest?.id ?? null
}

/** As many layers as there is need of. */
function toDocument(contents: readonly LayerContents[], mainLineId: MapObjectId | null): MapDocument {
  const { layers } = fitLayers(contents)
  return {
    layers: layers.map(({ name, objects }, index) => ({ id: layerId(`layer-${index + 1}`), name, objects })),
    mainLineId,
  }
}

/** The date, and the place of the longest stay, except the first and last place of the day, which is mostly home. */
function titleOf({ date, segments }: TimelineDay, { locale, labels }: DayArticleOptions): string {
  const day = formatDate(`${date}T12:00:00Z`, locale, 'UTC')
  const visits = segments.filter((segment) => segment.kind === 'visit')
  const named = visits.flatMap((visit, index) => {
    const name = nameOf(labels[index] ?? null, locale)
    return name === null ? [] : [{ visit, name, stayMs: visit.endMs - visit.startMs }]
  })
  const away = named.filter(({ visit }) => visit !== segments[0] && visit !== segments.at(-1))
  const [longest] = (away.length > 0 ? away : named).toSorted((a, b) => b.stayMs - a.stayMs)
  return longest ? `${day}${locale === 'ja' ? ' ' : ', '}${longest.name}` : day
}
