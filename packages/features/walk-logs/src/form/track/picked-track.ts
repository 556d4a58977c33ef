import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import {
  type AnyLine,
  decodePolyline,
  fitLayers,
  type MapObject,
  mapObjectId,
  movingTime,
  pathLengthMeters,
} from '@mishiori/map-document'
import { newArticleInput } from '@repo/authoring/new-article-input'
import { type ApiError, PRODUCT_LIMITS, type RouteArticleInput, type StoredTimelineDay } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useState } from 'react'

/** A track that is on the device alone until the log is saved. */
export interface PickedTrack {
  /** Of this choice, so that what is sent twice is one article. */
  readonly id: string
  /** Of the file, or the day. */
  readonly name: string
  readonly lines: readonly AnyLine[]
  readonly lengthMeters: number
  /** Without pauses; null where its times do not tell. */
  readonly minutes: number | null
  /** When it begins; null without times. */
  readonly startMs: number | null
}

const MINUTE_MS = 60_000

/** The lines of what was read; null when there are none. */
export function pickTrack(id: string, name: string, objects: readonly MapObject[]): PickedTrack | null {
  const lines = objects.filter((object): object is AnyLine => 'path' in object && object.path.length > 1)
  if (lines.length === 0) return null
  const times = lines.flatMap((line) => line.timestampsMs ?? []).filter((time) => time !== null)
  const movingMs = lines.reduce((sum, line) => sum + (movingTime(line)?.movingMs ?? 0), 0)
  return {
    id,
    name,
    lines,
    lengthMeters: lines.reduce((sum, { path }) => sum + pathLengthMeters(path), 0),
    minutes: movingMs >= MINUTE_MS / 2 ? Math.round(movingMs / MINUTE_MS) : null,
    startMs: times.length > 0 ? times.reduce((first, time) => Math.min(first, time)) : null,
  }
}

type Move = Extract<StoredTimelineDay['segments'][number], { kind: 'move' }>

/** By one's own strength: a train that one took there is no walk. */
const WALKED: ReadonlySet<string> = new Set(['WALKING', 'RUNNING', 'HIKING'])

/** The walks of a day of the timeline; null when there are none. */
export function pickDay(id: string, { date, segments }: StoredTimelineDay): PickedTrack | null {
  const moves = segments.filter((segment): segment is Move => segment.kind === 'move' && WALKED.has(segment.type))
  const lines = moves.map((move, at): AnyLine => {
    const decoded = decodePolyline(move.path, { maxPoints: PRODUCT_LIMITS.timeline.pointsPerDay })
    const path = decoded.ok ? decoded.path : []
    return {
      kind: 'recordedLine',
      id: mapObjectId(`${id}-${at}`),
      name: date,
      description: '',
      color: 'red',
      travelMode: 'walking',
      path,
      timestampsMs: timesOf(move, path.length),
    }
  })
  return pickTrack(id, date, lines)
}

/** Of each point; of moves without such times, those of both ends. */
function timesOf({ start_at: start, end_at: end, timestamps }: Move, count: number): (number | null)[] {
  const startMs = Date.parse(start)
  if (timestamps?.length === count) return timestamps.map((seconds) => startMs + seconds * 1000)
  return Array.from({ length: count }, (_, at) => (at === 0 ? startMs : at === count - 1 ? Date.parse(end) : null))
}

/** The draft that a track is kept as: an article that its walker alone sees. */
function draftOfPicked({ id, lines }: PickedTrack, title: string): RouteArticleInput {
  const { layers } = fitLayers([{ name: title, objects: lines }])
  return newArticleInput({ id, title, layers, text: EMPTY_ARTICLE })
}

/** A track that is stored with the log, as an article of its own. */
export function usePickedTrack(onPick: (track: PickedTrack | null) => void) {
  const [picked, setPicked] = useState<PickedTrack | null>(null)
  return {
    picked,
    pick: (track: PickedTrack | null) => {
      setPicked(track)
      onPick(track)
    },
    /** Before the log, which names it. @returns its id, null where none was picked, or why it could not be stored. */
    store: async (title: string): Promise<number | null | ApiError> => {
      if (picked === null) return null
      const headers = { 'idempotency-key': picked.id }
      const answer = await browserApi().createRoute({ query: {}, body: draftOfPicked(picked, title) }, { headers })
      if (!answer.ok) return answer.error
      setPicked(null)
      return answer.data.id
    },
  }
}
