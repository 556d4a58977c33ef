import type { MultiPolygon } from 'geojson'
import type { StyleSpecification, VectorSourceSpecification } from 'maplibre-gl'
import coarseLand from '../assets/coarse-land.json' with { type: 'json' }
import { STREET_COLORS } from './street-theme.ts'
import { borderLayers, landLayers, waterLayers } from './style-ground.ts'
import { labelLayers, smallPlaceLayer } from './style-labels.ts'
import { graticuleLayers } from './style-near.ts'
import {
  COARSE_SOURCE,
  LANDMARKS_FROM_ZOOM,
  RELIEF_SOURCE,
  STREETS_FROM_ZOOM,
  STREETS_SOURCE,
  WORLD_SOURCE,
} from './style-parts.ts'
import { streetLabelLayers } from './style-street-labels.ts'
import { streetGroundLayers, streetLineLayers, streetWaterLayers, streetWoodsLayer } from './style-streets.ts'
import { TOWN_EDGE_SOURCE, townEdgeLayers, townEdgeSource } from './style-town-edge.ts'
import { BASEMAP_COLORS, type BasemapLocale, type BasemapTheme } from './theme.ts'

export interface BasemapStyleOptions {
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  /** Template of the vector tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string
  /** Template of the terrarium tiles that tint and shade the land. Without it the land is flat. */
  readonly reliefUrl?: string
  /** The streets of installed regions, if there are any. */
  readonly streets?: StreetsOfRegions
}

interface StreetsOfRegions {
  /** Template of their tiles. */
  readonly url: string
  /** They are the demo town's, which no map knows. */
  readonly isInvented: boolean
}

const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames (CC BY 4.0) · ETOPO5'

/** The deepest zooms of the tiles; a map enlarges them beyond. `openRelief` interpolates relief down to its own. */
const MAX_ZOOM = { world: 7, relief: 8 } as const

/** The map that needs no third party: world outlines, relief, borders and names. */
export function basemapStyle(options: BasemapStyleOptions): StyleSpecification {
  const { locale, theme, tilesUrl, reliefUrl, streets } = options
  const colors = BASEMAP_COLORS[theme]
  const streetColors = STREET_COLORS[theme]
  const hasRelief = reliefUrl !== undefined
  const hasRealStreets = streets !== undefined && !streets.isInvented
  const world: VectorSourceSpecification = {
    type: 'vector',
    tiles: [tilesUrl],
    maxzoom: MAX_ZOOM.world,
    attribution: BASEMAP_ATTRIBUTION,
  }
  const relief = { type: 'raster-dem', encoding: 'terrarium', tileSize: 256, maxzoom: MAX_ZOOM.relief } as const
  return {
    version: 8,
    name: `mishiori-${theme}`,
    sources: {
      [COARSE_SOURCE]: { type: 'geojson', data: coarseLand as MultiPolygon }, // our own file, checked by its test
      [WORLD_SOURCE]: world,
      ...(hasRelief && { [RELIEF_SOURCE]: { ...relief, tiles: [reliefUrl] } }),
      ...(streets && { [STREETS_SOURCE]: streetsSource(streets, locale) }),
      ...(streets?.isInvented && { [TOWN_EDGE_SOURCE]: townEdgeSource() }),
    },
    layers: [
      ...landLayers(colors, { hasRelief }),
      ...(hasRealStreets ? [] : graticuleLayers(colors)),
      ...(streets ? streetGroundLayers(streetColors) : []),
      ...waterLayers(colors, { hasRealStreets }),
      ...(streets ? streetWaterLayers(colors.water, colors.river) : []),
      ...borderLayers(colors, { hasStreets: streets !== undefined }),
      ...(streets ? streetLineLayers(streetColors) : []),
      ...(streets?.isInvented ? townEdgeLayers({ colors, locale, theme, hasRelief }) : []),
      ...(streets?.isInvented ? [streetWoodsLayer(streetColors)] : []), // which go on beyond that edge
      smallPlaceLayer(colors, locale),
      ...(streets ? streetLabelLayers({ locale, colors: streetColors, halo: colors.halo }) : []),
      ...labelLayers(colors, locale),
    ],
  }
}

/** The deepest of the street tiles, as `buildStreets` makes them. */
const STREETS_MAX_ZOOM = 14
const OSM_ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
const INVENTED_ATTRIBUTION: Readonly<Record<BasemapLocale, string>> = {
  ja: '道:架空の町(デモ)',
  'en-us': 'Streets: an invented demo town',
}

function streetsSource({ url, isInvented }: StreetsOfRegions, locale: BasemapLocale): VectorSourceSpecification {
  const attribution = isInvented ? INVENTED_ATTRIBUTION[locale] : OSM_ATTRIBUTION
  const minzoom = isInvented ? STREETS_FROM_ZOOM : LANDMARKS_FROM_ZOOM
  return { type: 'vector', tiles: [url], minzoom, maxzoom: STREETS_MAX_ZOOM, attribution }
}
