import PQueue from 'p-queue'
import { AppError } from '../../../platform/app-error.ts'
import type { Gazetteer } from '../gazetteer.ts'
import { createJsonClient, type FetchJson, type JsonClientOptions } from './fetch-json.ts'
import { createNominatimGazetteer } from './nominatim-gazetteer.ts'
import { createPhotonGazetteer } from './photon-gazetteer.ts'
import { rememberAnswers } from './remembering-gazetteer.ts'

export interface PlaceServer {
  readonly kind: 'photon' | 'nominatim'
  readonly url: string
}

/** Nominatim's usage policy: at most one request per second. */
const NOMINATIM_SPACING = { apartMs: 1_000, maxWaiting: 5 }

/** The operator's own server for searching places. */
export function createHttpGazetteer(
  { kind, url }: PlaceServer,
  options: Omit<JsonClientOptions, 'url'>,
  spacing = NOMINATIM_SPACING,
): Gazetteer {
  const fetchJson = createJsonClient({ url, ...options })
  return rememberAnswers(
    kind === 'photon' ? createPhotonGazetteer(fetchJson) : createNominatimGazetteer(spaceOut(fetchJson, spacing)),
  )
}

interface Spacing {
  readonly apartMs: number
  readonly maxWaiting: number
}

/** Lets questions through with a pause between. @throws {AppError} `BREAK_OUT` when too many wait, or when who asked has gone. */
export function spaceOut(fetchJson: FetchJson, { apartMs, maxWaiting }: Spacing): FetchJson {
  const queue = new PQueue({ interval: apartMs, intervalCap: 1, strict: true })
  return async (question, read) => {
    const { signal } = question
    if (queue.size >= maxWaiting)
      throw new AppError('BREAK_OUT', { seconds: Math.ceil((queue.size * apartMs) / 1_000) })
    try {
      return await queue.add(() => fetchJson(question, read), { signal })
    } catch (error) {
      throw signal.aborted ? new AppError('BREAK_OUT') : error
    }
  }
}
