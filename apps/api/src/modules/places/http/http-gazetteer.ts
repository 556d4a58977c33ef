import type { Gazetteer } from '../gazetteer.ts'
import { createJsonClient, type JsonClientOptions } from './fetch-json.ts'
import { createNominatimGazetteer } from './nominatim-gazetteer.ts'
import { createPhotonGazetteer } from './photon-gazetteer.ts'
import { rememberAnswers } from './remembering-gazetteer.ts'
import { spaceOut } from './space-out.ts'

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
