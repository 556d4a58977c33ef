import { randomId } from '@mishiori/map-document'
import { encodeDay, normalizeMovementType, redactDay, type TimelineDay } from '@mishiori/timeline'
import { type ApiClient, type ApiError, PRODUCT_LIMITS, type TimelineImport } from '@repo/contract'
import type { Day } from '../calendar/months.ts'

type Api = Pick<ApiClient, 'createTimelineImport' | 'sendTimelineDays' | 'startTimelineImport'>
type Redaction = Parameters<typeof redactDay>[1]
type SentDay = Parameters<Api['sendTimelineDays']>[0]['body']['days'][number]

/** What is to be imported. */
export interface Shipment {
  readonly fileNames: readonly string[]
  /** By date, one at least. */
  readonly days: readonly Day[]
  readonly isReplacing: boolean
  readonly readDays: (days: readonly Day[]) => Promise<readonly TimelineDay[]>
  readonly redactionOf: (day: TimelineDay) => Redaction
}

/** How far a shipment has come; what is kept of it lets another try go on from there. */
export interface Journey {
  /** The same for each try, so that an answer that was lost is given again. */
  readonly key: string
  /** Days of which something is left, by date; null before that is known. */
  days: readonly Day[] | null
  importId: number | null
  /** How many of them have arrived. */
  sent: number
}

export const newJourney = (): Journey => ({ key: randomId(), days: null, importId: null, sent: 0 })

export type Sending =
  | { readonly ok: true; readonly job: TimelineImport }
  /** Nothing is left of any day. */
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: false; readonly reason: 'create' | 'send'; readonly error: ApiError }

/** Half of the request limit, because the next day may be large. */
const CHUNK_BYTES = PRODUCT_LIMITS.timeline.requestBytes / 2
const CHUNK_DAYS = PRODUCT_LIMITS.timeline.daysPerRequest

interface SendOptions {
  readonly api: Api
  readonly signal: AbortSignal
  /** Of all days of which something is left. */
  readonly onSent: (done: number, total: number) => void
}

/**
 * Sends the days of a shipment piece by piece, and has their import started. Whatever fails, the journey can be gone on
 * with: days that arrived are not sent again, and one that is sent twice counts once.
 */
export async function sendDays(shipment: Shipment, journey: Journey, options: SendOptions): Promise<Sending> {
  journey.days ??= await daysWithSomething(shipment, options.signal)
  const { days } = journey
  if (days.length === 0) return { ok: false, reason: 'empty' }
  options.onSent(journey.sent, days.length)
  if (journey.importId === null) {
    const error = await begin(shipment, journey, days, options)
    if (error) return { ok: false, reason: 'create', error }
  }
  const params = { id: String(journey.importId) }
  while (journey.sent < days.length) {
    const chunk = await nextChunk(shipment, days.slice(journey.sent))
    const answer = await options.api.sendTimelineDays({ params, body: { days: chunk } }, { signal: options.signal })
    if (!answer.ok) return { ok: false, reason: 'send', error: answer.error }
    journey.sent += chunk.length
    options.onSent(journey.sent, days.length)
  }
  const started = await options.api.startTimelineImport({ params }, { signal: options.signal })
  return started.ok ? { ok: true, job: started.data } : { ok: false, reason: 'send', error: started.error }
}

async function begin(
  { fileNames, isReplacing }: Shipment,
  journey: Journey,
  days: readonly Day[],
  { api, signal }: SendOptions,
): Promise<ApiError | null> {
  const [oldest = '', newest = ''] = [days[0], days.at(-1)]
  const body = { file_names: [...fileNames], total_days: days.length, oldest, newest, replace: isReplacing }
  const answer = await api.createTimelineImport({ body }, { signal, headers: { 'idempotency-key': journey.key } })
  if (!answer.ok) return answer.error
  journey.importId = answer.data.id
  return null
}

/** A day without content would be an empty one in the calendar. */
async function daysWithSomething(shipment: Shipment, signal: AbortSignal): Promise<readonly Day[]> {
  const found: Day[] = []
  for (let at = 0; at < shipment.days.length && !signal.aborted; at += CHUNK_DAYS) {
    const kept = await keptOf(shipment, shipment.days.slice(at, at + CHUNK_DAYS))
    found.push(...kept.map(({ date }) => date))
  }
  return found
}

/** What is left of days, without those of which nothing is. */
async function keptOf({ readDays, redactionOf }: Shipment, days: readonly Day[]): Promise<readonly TimelineDay[]> {
  const read = await readDays(days)
  return read.map((day) => redactDay(day, redactionOf(day))).filter(({ segments }) => segments.length > 0)
}

async function nextChunk(shipment: Shipment, days: readonly Day[]): Promise<SentDay[]> {
  const chunk: SentDay[] = []
  let bytes = 0
  for (const kept of await keptOf(shipment, days.slice(0, CHUNK_DAYS))) {
    const encoded = sentDay(kept)
    bytes += JSON.stringify(encoded).length
    if (chunk.length > 0 && bytes > CHUNK_BYTES) break
    chunk.push(encoded)
  }
  return chunk
}

function sentDay(day: TimelineDay): SentDay {
  const { segments, ...rest } = encodeDay(day)
  return {
    ...rest,
    segments: segments.map((segment) => {
      if (segment.kind === 'visit') return segment
      const { timestamps, type, ...move } = segment
      return { ...move, type: normalizeMovementType(type), ...(timestamps ? { timestamps: [...timestamps] } : {}) }
    }),
  }
}
