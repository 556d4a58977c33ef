import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { StreetColors } from './street-theme.ts'
import { byZoom, HEAVY_LABEL_FAMILIES, LABEL_FAMILIES, LANDMARKS_FROM_ZOOM, STREETS_SOURCE } from './style-parts.ts'
import type { BasemapLocale } from './theme.ts'

interface LabelLook {
  readonly id: string
  readonly sourceLayer: string
  readonly color: string
  readonly minZoom: number
}

interface LabelContext {
  readonly locale: BasemapLocale
  readonly colors: StreetColors
  readonly halo: string
}

type LabelRules = Pick<SymbolLayerSpecification, 'filter' | 'layout'>

const MAJOR_ROADS = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary']
const ofClass = (name: string): ExpressionSpecification => ['==', ['get', 'class'], name]

/** Names along streets and rivers, of quarters, lakes, peaks and stations. */
export function streetLabelLayers(context: LabelContext): LayerSpecification[] {
  return [...alongLines(context), ...ofPoints(context)]
}

function alongLines({ locale, colors, halo }: LabelContext): LayerSpecification[] {
  const along = (look: LabelLook, { filter, layout }: LabelRules) =>
    label(look, halo, {
      filter: filter ?? ['has', 'name_ja'],
      layout: {
        'symbol-placement': 'line',
        'text-field': nameOf(locale),
        'text-max-angle': 30,
        'symbol-spacing': 320,
        'text-size': byZoom(13, 10.5, 18, 14),
        ...layout,
      },
    })
  const isMajor: ExpressionSpecification = ['in', ['get', 'class'], ['literal', MAJOR_ROADS]]
  return [
    along(
      { id: 'waterway-label', sourceLayer: 'waterway', color: colors.water, minZoom: LANDMARKS_FROM_ZOOM },
      { layout: { 'text-letter-spacing': 0.14 } },
    ),
    along(
      { id: 'road-label', sourceLayer: 'road', color: colors.name, minZoom: 15 },
      { filter: ['all', ['has', 'name_ja'], ['!', isMajor]] },
    ),
    along(
      { id: 'major-road-label', sourceLayer: 'road', color: colors.name, minZoom: 13 },
      { filter: ['all', ['has', 'name_ja'], isMajor] },
    ),
  ]
}

function ofPoints({ locale, colors, halo }: LabelContext): LayerSpecification[] {
  const name = nameOf(locale)
  const height: ExpressionSpecification = ['case', ['has', 'meters'], ['concat', ' ', ['get', 'meters']], '']
  return [
    label({ id: 'quarter-label', sourceLayer: 'poi', color: colors.name, minZoom: 12 }, halo, {
      filter: ofClass('place'),
      layout: {
        'text-field': name,
        'text-size': byZoom(12, 11, 16, 15),
        'text-letter-spacing': 0.14,
        'text-padding': 8,
      },
    }),
    label({ id: 'lake-label', sourceLayer: 'poi', color: colors.water, minZoom: LANDMARKS_FROM_ZOOM }, halo, {
      filter: ofClass('lake'),
      layout: { 'text-field': name, 'text-size': byZoom(9, 11, 15, 14), 'text-letter-spacing': 0.1 },
    }),
    label({ id: 'peak-label', sourceLayer: 'poi', color: colors.peak, minZoom: LANDMARKS_FROM_ZOOM }, halo, {
      filter: ofClass('peak'),
      layout: {
        'text-field': ['concat', '▲ ', name, height],
        'text-size': byZoom(9, 11, 16, 13),
        'text-max-width': 20,
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'meters'], 0]],
      },
    }),
    stopDot('station', colors, { minZoom: 12, radius: 2.4 }),
    stopDot('tram_stop', colors, { minZoom: 14, radius: 1.8 }),
    label({ id: 'tram-stop-label', sourceLayer: 'poi', color: colors.station, minZoom: 15 }, halo, {
      filter: ofClass('tram_stop'),
      layout: { 'text-field': name, 'text-size': 11, 'text-anchor': 'top', 'text-offset': [0, 0.5] },
    }),
    label({ id: 'station-label', sourceLayer: 'poi', color: colors.station, minZoom: 12 }, halo, {
      filter: ofClass('station'),
      layout: {
        'text-field': name,
        'text-font': HEAVY_LABEL_FAMILIES,
        'text-size': byZoom(12, 11, 17, 14),
        'text-anchor': 'top',
        'text-offset': [0, 0.55],
      },
    }),
  ]
}

interface StopLook {
  readonly minZoom: number
  /** Pixels at zoom 12. */
  readonly radius: number
}

function stopDot(name: string, colors: StreetColors, { minZoom, radius }: StopLook): LayerSpecification {
  return {
    id: `${name.replace('_', '-')}-dot`,
    type: 'circle',
    source: STREETS_SOURCE,
    'source-layer': 'poi',
    minzoom: minZoom,
    filter: ofClass(name),
    paint: {
      'circle-radius': byZoom(12, radius, 17, 2 * radius),
      'circle-color': colors.railGap,
      'circle-stroke-color': colors.station,
      'circle-stroke-width': byZoom(12, radius / 2, 17, radius * 0.8),
    },
  }
}

function nameOf(locale: BasemapLocale): ExpressionSpecification {
  return locale === 'ja' ? ['get', 'name_ja'] : ['get', 'name_en']
}

function label(
  { id, sourceLayer, color, minZoom }: LabelLook,
  halo: string,
  { filter, layout }: Required<LabelRules>,
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: STREETS_SOURCE,
    'source-layer': sourceLayer,
    minzoom: minZoom,
    filter,
    layout: { 'text-font': LABEL_FAMILIES, ...layout },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  }
}
