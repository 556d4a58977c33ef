import type { Place } from '@repo/contract'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Gazetteer } from '../gazetteer.ts'
import type { FetchJson } from './fetch-json.ts'
import { toPlace } from './foreign-place.ts'
import { OSM_ATTRIBUTION } from './osm-attribution.ts'

const MAX_FOUND = 10

const Feature = Type.Object({
  geometry: Type.Object({ coordinates: Type.Tuple([Type.Number(), Type.Number()]) }),
  properties: Type.Object({
    osm_type: Type.String(),
    osm_id: Type.Integer(),
    type: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    street: Type.Optional(Type.String()),
    housenumber: Type.Optional(Type.String()),
    district: Type.Optional(Type.String()),
    city: Type.Optional(Type.String()),
    state: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
  }),
})
const Answer = Type.Object({ features: Type.Array(Type.Unknown(), { maxItems: 1_000 }) })

const KINDS: Readonly<Record<string, Place['kind']>> = {
  country: 'country',
  state: 'region',
  county: 'district',
}

/** A Photon server. It has no look-up by id: the caller caches recent results. */
export function createPhotonGazetteer(fetchJson: FetchJson): Gazetteer {
  return {
    attribution: OSM_ATTRIBUTION,
    search({ query, locale, view }, signal) {
      const [west = 0, south = 0, east = 0, north = 0] = view ?? []
      const near = view && { lon: `${(west + (east < west ? east + 360 : east)) / 2}`, lat: `${(south + north) / 2}` }
      // Its languages are an operator's choice, English is always one; `default` answers with the names on the spot.
      const lang = locale === 'ja' ? 'default' : 'en'
      return fetchJson({ path: 'api', query: { q: query, limit: `${MAX_FOUND}`, lang, ...near }, signal }, readAnswer)
    },
    findByIds: async () => [],
  }
}

function readAnswer(body: unknown): readonly Place[] | undefined {
  if (!Value.Check(Answer, body)) return undefined
  return body.features.slice(0, MAX_FOUND).flatMap((feature) => {
    if (!Value.Check(Feature, feature)) return []
    const { properties: own, geometry } = feature
    const [lng, lat] = geometry.coordinates
    const road = [own.street, own.housenumber].filter(Boolean).join(' ')
    const place = toPlace({
      osmId: `${own.osm_type}${own.osm_id}`,
      kind: KINDS[own.type ?? ''] ?? 'place',
      name: own.name ?? road,
      address: [road, own.district, own.city, own.state, own.country],
      lng,
      lat,
    })
    return place ? [place] : []
  })
}
