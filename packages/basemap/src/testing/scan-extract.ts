import { readBlocks } from '../streets/osm-pbf/read-blocks.ts'
import { type Tags, visitBlock } from '../streets/osm-pbf/visit-block.ts'

/** A place on the way, as a plain reading of an extract finds it. */
export interface ScannedPlace {
  readonly id: string
  readonly kind: string
  readonly lng: number
  readonly lat: number
}

export interface ScannedExtract {
  readonly places: readonly ScannedPlace[]
  /** Ways that people walk on. `[lng, lat]`. */
  readonly paths: readonly (readonly (readonly [number, number])[])[]
}

/** Tags as the documentation lists them; no code of the product reads them so. */
const LISTED = {
  hut: ['tourism=alpine_hut', 'tourism=wilderness_hut'],
  water: ['amenity=drinking_water', 'amenity=water_point'],
  toilets: ['amenity=toilets'],
  shelter: ['amenity=shelter'],
  hospital: ['amenity=hospital', 'amenity=clinic'],
  aed: ['emergency=defibrillator'],
  station: ['railway=station', 'railway=halt', 'aerialway=station', 'amenity=ferry_terminal'],
  stop: ['highway=bus_stop', 'amenity=bus_station', 'railway=tram_stop'],
  food: ['amenity=restaurant', 'amenity=cafe', 'amenity=fast_food', 'amenity=food_court', 'amenity=pub'],
  shop: ['shop=convenience', 'shop=supermarket', 'shop=general', 'shop=bakery', 'shop=kiosk'],
}
const DRINKABLE = ['natural=spring', 'man_made=water_tap', 'man_made=water_well', 'amenity=fountain']

function kindOf(tags: Tags): string | null {
  const all = new Set([...tags].map(([key, value]) => `${key}=${value}`))
  if (['access=private', 'access=no', 'disused=yes', 'abandoned=yes'].some((tag) => all.has(tag))) return null
  const listed = Object.entries(LISTED).find(([, values]) => values.some((tag) => all.has(tag)))?.[0] ?? null
  if (listed === 'water' && all.has('drinking_water=no')) return null
  if (listed === 'shelter' && all.has('shelter_type=public_transport')) return null
  if (listed) return listed
  return all.has('drinking_water=yes') && DRINKABLE.some((tag) => all.has(tag)) ? 'water' : null
}

/** Reads all of an extract into memory, once and simply. */
export async function scanExtract(path: string): Promise<ScannedExtract> {
  const nodes = new Map<number, readonly [number, number]>()
  const ways = new Map<number, { readonly refs: readonly number[]; readonly tags: Tags }>()
  const relations: { id: number; ways: readonly number[]; tags: Tags }[] = []
  const places: ScannedPlace[] = []
  for await (const { bytes } of readBlocks(path)) {
    visitBlock(bytes, {
      node: ({ id, lng, lat }, tags) => {
        nodes.set(id, [lng, lat])
        const kind = tags && kindOf(tags)
        if (kind) places.push({ id: `N${id}`, kind, lng, lat })
      },
      way: (id, refs, tags) => ways.set(id, { refs, tags }),
      relation: (id, members, tags) => {
        const outer = members.filter(({ role }) => role !== 'inner').map(({ wayId }) => wayId)
        if (tags.get('type') === 'multipolygon') relations.push({ id, ways: outer, tags })
      },
    })
  }
  const positionsOf = (refs: readonly number[]) =>
    refs.flatMap((ref) => (nodes.has(ref) ? [nodes.get(ref) ?? ([0, 0] as const)] : []))
  const addArea = (id: string, tags: Tags, refs: readonly number[]) => {
    const kind = kindOf(tags)
    const corners = positionsOf(refs)
    if (!kind || corners.length === 0) return
    const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)]
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
    places.push({ id, kind, lng: middle(lngs), lat: middle(lats) })
  }
  for (const [id, { refs, tags }] of ways) addArea(`W${id}`, tags, refs)
  for (const { id, ways: outer, tags } of relations) {
    addArea(
      `R${id}`,
      tags,
      outer.flatMap((way) => ways.get(way)?.refs ?? []),
    )
  }
  const walked = [...ways.values()].filter(({ tags }) => tags.has('highway'))
  return { places, paths: walked.map(({ refs }) => positionsOf(refs)).filter((positions) => positions.length > 1) }
}
