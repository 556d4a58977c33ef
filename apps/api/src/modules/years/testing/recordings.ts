import { encodePolyline, type Position } from '@mishiori/map-document'
import type { RouteArticle, RouteArticleInput, YearList, YearReport, YearTracks } from '@repo/contract'
import type { TestUser } from '../../../testing/index.ts'
import { aLayer, aLine } from '../../route-articles/testing/an-article.ts'
import { createArticle } from '../../route-articles/testing/create-article.ts'

const MINUTE_MS = 60_000

interface Recorded {
  /** When it begins, as ISO time. */
  readonly at?: string
  /** Each of 0.001° to the east and a minute: 91 m near 35° N. */
  readonly steps?: number
  readonly from?: Position
  /** Metres that each step climbs; null without elevations. */
  readonly climb?: number | null
  readonly over?: Record<string, unknown>
}

const wrapped = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude)

/** The layers of a recording that begins near Tokyo, on foot, without a pause. */
export function aRecording({
  at = '2026-11-03T00:00:00Z',
  steps = 24,
  from = [139, 35],
  climb = null,
  over = {},
}: Recorded = {}) {
  const indexes = Array.from({ length: steps + 1 }, (_, index) => index)
  const path = encodePolyline(indexes.map((index): Position => [wrapped(from[0] + index * 0.001), from[1]]))
  const timestamps = indexes.map((index) => Date.parse(at) + index * MINUTE_MS)
  const elevations = climb === null ? {} : { elevations: indexes.map((index) => 100 + index * climb) }
  return [
    aLayer({ ...aLine(), objectType: 'RECORDING_LINE', mode: 'walking', path, timestamps, ...elevations, ...over }),
  ]
}

/** A public article of one. */
export const createRecording = (
  owner: TestUser,
  recorded: Recorded = {},
  over: Partial<RouteArticleInput> = {},
): Promise<RouteArticle> => createArticle(owner, { layer: aRecording(recorded), ...over })

type Reader = Pick<TestUser, 'api'>

export async function ownYear(reader: Reader, year = '2026', query = {}): Promise<YearReport> {
  const answer = await reader.api.readOwnYear({ params: { year }, query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

export async function ownYears(reader: Reader): Promise<YearList> {
  const answer = await reader.api.listOwnYears({})
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

export async function ownTracks(reader: Reader, year = 'all', query = {}): Promise<YearTracks> {
  const answer = await reader.api.readOwnTracks({ params: { year }, query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

export async function show(owner: TestUser, isPublic = true): Promise<void> {
  const answer = await owner.api.showYears({ body: { is_public: isPublic } })
  if (!answer.ok) throw new Error(answer.error.code)
}

/** What somebody else reads of a year; the code of a refusal. */
export async function publicYear(reader: Reader, owner: TestUser, year = '2026'): Promise<YearReport | string> {
  const answer = await reader.api.readYear({ params: { id: String(owner.user.id), year } })
  return answer.ok ? answer.data : answer.error.code
}
