import type { Locale, Place } from '@repo/contract'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Gazetteer } from '../gazetteer.ts'
import type { FetchJson } from './fetch-json.ts'
import { toPlace } from './foreign-place.ts'
import { OSM_ATTRIBUTION } from './osm-attribution.ts'

const MAX_FOUND = 10

const Found = Type.Object({
  osm_type: Type.Union([Type.Literal('node'), Type.Literal('way'), Type.Literal('relation')]),
  osm_id: Type.Integer(),
  lat: Type.String(),
  lon: Type.String(),
  name: Type.Optional(Type.String()),
  display_name: Type.String(),
  addresstype: Type.Optional(Type.String()),
})
const Answer = Type.Array(Type.Unknown(), { maxItems: 1_000 })

const LETTERS = { node: 'N', way: 'W', relation: 'R' } as const
const LANGUAGES: Readonly<Record<Locale, string>> = { ja: 'ja', 'en-us': 'en' }
const KINDS: Readonly<Record<string, Place['kind']>> = {
  country: 'country',
  state: 'region',
  province: 'region',
  county: 'district',
}

/** A Nominatim server. The caller keeps requests a second apart. */
export function createNominatimGazetteer(fetchJson: FetchJson): Gazetteer {
  const common = (locale: Locale) => ({ format: 'jsonv2', 'accept-language': LANGUAGES[locale] })
  return {
    attribution: OSM_ATTRIBUTION,
    search({ query, locale, view }, signal) {
      const near = view && { viewbox: view.join(',') }
      return fetchJson(
        { path: 'search', query: { q: query, limit: `${MAX_FOUND}`, ...common(locale), ...near }, signal },
        readAnswer,
      )
    },
    async findByIds(ids, locale, signal) {
      const osmIds = ids.map((id) => id.replace('osm:', '')).filter((id) => /^[NWR]\d{1,18}$/.test(id))
      if (osmIds.length === 0) return []
      const query = { osm_ids: osmIds.join(','), ...common(locale) }
      return fetchJson({ path: 'lookup', query, signal }, readAnswer)
    },
  }
}

function readAnswer(body: unknown): readonly Place[] | undefined {
  if (!Value.Check(Answer, body)) return undefined
  return body.flatMap((found) => {
    if (!Value.Check(Found, found)) return []
    const [first = '', ...rest] = found.display_name.split(', ')
    const place = toPlace({
      osmId: `${LETTERS[found.osm_type]}${found.osm_id}`,
      kind: KINDS[found.addresstype ?? ''] ?? 'place',
      name: found.name || first,
      address: rest,
      lng: Number(found.lon),
      lat: Number(found.lat),
    })
    return place ? [place] : []
  })
}
