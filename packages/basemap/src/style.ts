import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { BASEMAP_COLORS, type BasemapLocale, type BasemapTheme } from './theme.ts'

export interface BasemapStyleOptions {
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  /** Template of the vector tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string
  /** Template of the terrarium tiles that shade the land. Without it the land is flat. */
  readonly reliefUrl?: string
}

export const BASEMAP_ATTRIBUTION = 'Natural Earth · GeoNames (CC BY 4.0) · ETOPO5'

const SOURCE = 'basemap'
/** MapLibre draws text from these local families, because the style names no glyphs. */
const FONTS = ['Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Meiryo', 'sans-serif']

type Colors = (typeof BASEMAP_COLORS)[BasemapTheme]

/** Width that grows with the zoom. */
const byZoom = (...stops: number[]): ExpressionSpecification => {
  const [z0 = 0, v0 = 0, z1 = 1, v1 = 0] = stops
  return ['interpolate', ['linear'], ['zoom'], z0, v0, z1, v1]
}

function terrainLayers(colors: Colors, hasRelief: boolean): LayerSpecification[] {
  const relief: LayerSpecification = {
    id: 'relief',
    type: 'hillshade',
    source: 'relief',
    paint: {
      'hillshade-exaggeration': byZoom(3, 0.35, 9, 0.6),
      'hillshade-shadow-color': colors.shadow,
      'hillshade-highlight-color': colors.highlight,
      'hillshade-accent-color': colors.shadow,
    },
  }
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    { id: 'land', type: 'fill', source: SOURCE, 'source-layer': 'land', paint: { 'fill-color': colors.land } },
    ...(hasRelief ? [relief] : []),
    { id: 'lakes', type: 'fill', source: SOURCE, 'source-layer': 'lakes', paint: { 'fill-color': colors.water } },
  ]
}

function lineLayers(colors: Colors): LayerSpecification[] {
  const line = (id: string, layer: string, paint: object): LayerSpecification => ({
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': layer,
    layout: { 'line-join': 'round' },
    paint,
  })
  return [
    line('coast', 'land', { 'line-color': colors.river, 'line-width': byZoom(3, 0.4, 10, 1.4) }),
    line('rivers', 'rivers', { 'line-color': colors.river, 'line-width': byZoom(3, 0.4, 10, 2.4) }),
    line('state-border', 'state_border', {
      'line-color': colors.stateBorder,
      'line-dasharray': [3, 2],
      'line-width': byZoom(3, 0.5, 10, 1.6),
    }),
    line('border', 'border', { 'line-color': colors.border, 'line-width': byZoom(1, 0.5, 10, 2) }),
  ]
}

function labelLayers(colors: Colors, locale: BasemapLocale): LayerSpecification[] {
  const name: ExpressionSpecification =
    locale === 'ja' ? ['coalesce', ['get', 'name_ja'], ['get', 'name_en']] : ['get', 'name_en']
  const label = (
    id: string,
    color: string,
    extra: Pick<SymbolLayerSpecification, 'layout' | 'minzoom' | 'maxzoom' | 'filter'>,
  ): LayerSpecification => ({
    id: id.replace('_', '-'),
    type: 'symbol',
    source: SOURCE,
    'source-layer': id,
    ...extra,
    layout: { 'text-field': name, 'text-font': FONTS, 'text-padding': 4, 'text-max-width': 8, ...extra.layout },
    paint: { 'text-color': color, 'text-halo-color': colors.halo, 'text-halo-width': 1.75 },
  })
  return [
    label('state_label', colors.labelQuiet, {
      minzoom: 4.5,
      maxzoom: 9,
      layout: { 'text-size': byZoom(5, 11, 8, 14), 'text-letter-spacing': 0.08 },
    }),
    label('place', colors.label, {
      minzoom: 4,
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 5, 2, 6, 3, 7, 4, 8, 5]],
      layout: {
        'text-size': byZoom(4, 11, 10, 15),
        'symbol-sort-key': ['get', 'rank'],
      },
    }),
    label('country_label', colors.label, {
      maxzoom: 5.5,
      layout: { 'text-size': byZoom(2, 11, 5, 16), 'symbol-sort-key': ['-', 0, ['get', 'area']] },
    }),
  ]
}

/** The map that needs no third party: world outlines, relief, borders and names. */
export function basemapStyle({ locale, theme, tilesUrl, reliefUrl }: BasemapStyleOptions): StyleSpecification {
  const colors = BASEMAP_COLORS[theme]
  return {
    version: 8,
    name: `mishiori-${theme}`,
    sources: {
      [SOURCE]: { type: 'vector', tiles: [tilesUrl], minzoom: 0, maxzoom: 7, attribution: BASEMAP_ATTRIBUTION },
      ...(reliefUrl === undefined
        ? {}
        : {
            relief: {
              type: 'raster-dem',
              tiles: [reliefUrl],
              encoding: 'terrarium',
              tileSize: 256,
              maxzoom: 4,
            } as const,
          }),
    },
    layers: [...terrainLayers(colors, reliefUrl !== undefined), ...lineLayers(colors), ...labelLayers(colors, locale)],
  }
}
