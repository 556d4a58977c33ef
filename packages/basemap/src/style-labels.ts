import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { byZoom, HEAVY_LABEL_FAMILIES, LABEL_FAMILIES, WORLD_SOURCE } from './style-parts.ts'
import type { BasemapColors, BasemapLocale } from './theme.ts'

const rank: ExpressionSpecification = ['get', 'rank']
/** Places that a zoom shows, by rank: 0 for a country's capital, 5 for a small town. */
const shownPlaces: FilterSpecification = ['<=', rank, ['step', ['zoom'], 1, 5, 2, 6, 3, 7, 4, 8, 5]]
/** Places of less importance have a layer of their own. */
const SMALLEST_TOWN = 5
/** From here on a place is an area, and its name is in the middle of it instead of beside a dot. */
const DOTS_UNTIL_ZOOM = 9

/** Size of a place's name by its rank, at zooms 4, 10 and 13: the fewer there are in a view, the larger. */
const placeSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  ['step', rank, 13, 2, 12, 3, 11],
  10,
  ['step', rank, 18, 2, 16, 3, 14, 5, 13],
  13,
  ['step', rank, 21, 2, 19, 3, 17, 5, 16],
]

interface LabelLook {
  readonly id: string
  readonly sourceLayer: string
  readonly color: string
}

type LabelRules = Pick<SymbolLayerSpecification, 'layout' | 'minzoom' | 'maxzoom' | 'filter'>

/** Builds one layer of names. */
type LabelBuilder = (look: LabelLook, rules: LabelRules) => SymbolLayerSpecification

function labelBuilder(colors: BasemapColors, locale: BasemapLocale): LabelBuilder {
  const name: ExpressionSpecification =
    locale === 'ja' ? ['coalesce', ['get', 'name_ja'], ['get', 'name_en']] : ['get', 'name_en']
  return ({ id, sourceLayer, color }, rules) => ({
    id,
    type: 'symbol',
    source: WORLD_SOURCE,
    'source-layer': sourceLayer,
    ...rules,
    layout: {
      'text-field': name,
      'text-font': LABEL_FAMILIES,
      'text-padding': 4,
      'text-max-width': 8,
      ...rules.layout,
    },
    paint: { 'text-color': color, 'text-halo-color': colors.halo, 'text-halo-width': 1.75 },
  })
}

/**
 * Names of villages and quarters where a map is closer than the world. Placed after everything else, with much room
 * around them: where streets are drawn, those have the names of such places too.
 */
export function smallPlaceLayer(colors: BasemapColors, locale: BasemapLocale): SymbolLayerSpecification {
  return labelBuilder(colors, locale)(
    { id: 'small-place', sourceLayer: 'place', color: colors.labelQuiet },
    {
      minzoom: 10,
      filter: ['>', rank, SMALLEST_TOWN],
      layout: {
        'text-size': byZoom(10, 11, 13, 16),
        'text-letter-spacing': byZoom(10, 0, 13, 0.14),
        'text-padding': 24,
      },
    },
  )
}

/** Names of states, towns and countries; later layers are placed first. */
export function labelLayers(colors: BasemapColors, locale: BasemapLocale): LayerSpecification[] {
  const label = labelBuilder(colors, locale)
  return [
    label(
      { id: 'state-label', sourceLayer: 'state_label', color: colors.labelQuiet },
      { minzoom: 5, maxzoom: 9.5, layout: { 'text-size': byZoom(5, 11, 9, 16), 'text-letter-spacing': 0.12 } },
    ),
    placeDots(colors),
    ...placeLabels(colors, label),
    label(
      { id: 'country-label', sourceLayer: 'country_label', color: colors.label },
      {
        maxzoom: 5.5,
        layout: {
          'text-size': byZoom(2, 11, 5, 16),
          'text-font': HEAVY_LABEL_FAMILIES,
          'symbol-sort-key': ['-', 0, ['get', 'area']],
        },
      },
    ),
  ]
}

function placeLabels(colors: BasemapColors, label: LabelBuilder): LayerSpecification[] {
  const place = { sourceLayer: 'place', color: colors.label }
  return [
    label(
      { id: 'place-beside-dot', ...place },
      {
        minzoom: 4,
        maxzoom: DOTS_UNTIL_ZOOM,
        filter: shownPlaces,
        layout: {
          'text-size': placeSize,
          'text-font': heavyUpTo(1),
          'symbol-sort-key': rank,
          'text-variable-anchor': ['left', 'right', 'bottom', 'top'],
          'text-radial-offset': 0.45,
          'text-justify': 'auto',
        },
      },
    ),
    label(
      { id: 'place', ...place },
      {
        minzoom: DOTS_UNTIL_ZOOM,
        filter: ['<=', rank, SMALLEST_TOWN],
        layout: { 'text-size': placeSize, 'text-font': heavyUpTo(3), 'symbol-sort-key': rank },
      },
    ),
  ]
}

function heavyUpTo(lastRank: number): ExpressionSpecification {
  return ['case', ['<=', rank, lastRank], ['literal', HEAVY_LABEL_FAMILIES], ['literal', LABEL_FAMILIES]]
}

/** A dot for a town, a ring for the seat of a state or prefecture, a heavy ring for a country's capital. */
function placeDots(colors: BasemapColors): CircleLayerSpecification {
  const isCapital: ExpressionSpecification = ['==', rank, 0]
  const isSeat: ExpressionSpecification = ['get', 'is_state_seat']
  return {
    id: 'place-dot',
    type: 'circle',
    source: WORLD_SOURCE,
    'source-layer': 'place',
    minzoom: 4,
    maxzoom: DOTS_UNTIL_ZOOM,
    filter: shownPlaces,
    paint: {
      'circle-radius': ['case', isCapital, 3.2, isSeat, 2.4, 1.9],
      'circle-color': ['case', ['any', isCapital, isSeat], colors.dot, colors.labelQuiet],
      'circle-stroke-color': ['case', ['any', isCapital, isSeat], colors.label, colors.dot],
      'circle-stroke-width': ['case', isCapital, 2, isSeat, 1.3, 0.8],
    },
  }
}
