import { MAP_COLORS } from '@mishiori/map-document'
import type {
  AddLayerObject,
  ExpressionSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { PIN_FOOT } from '../pins/pin-canvas.ts'
import type { MapTheme } from './map-theme.ts'
import { RIMMED_COLORS } from './shape-diff.ts'
import type { FeatureShape } from './to-features.ts'

/** Everything that this package adds to a style begins so, which is how it survives a change of the style. */
export const OWN_PREFIX = 'mishiori-'

/** Empty layers that define the order: the layers of a group are added before its anchor. */
export const ANCHORS = ['halo', 'lines', 'edit', 'pins', 'handles'] as const
export type Anchor = (typeof ANCHORS)[number]
export const anchorId = (anchor: Anchor) => `${OWN_PREFIX}anchor-${anchor}`

/** A layer and the group it is drawn in. */
export interface PlacedLayer {
  readonly anchor: Anchor
  readonly layer: AddLayerObject & { readonly id: string }
}

type LinePaint = NonNullable<LineLayerSpecification['paint']>
const LINE_LAYOUT: NonNullable<LineLayerSpecification['layout']> = {
  'line-cap': 'round',
  'line-join': 'round',
  'line-sort-key': ['get', 'order'],
}
const DIMMED = 0.55
/** Of what may not be there any more. */
const PALE = 0.45

const isShape = (shape: FeatureShape): ExpressionSpecification => ['==', ['get', 'shape'], shape]
const state = (name: 'hidden' | 'dimmed' | 'pale' | 'fanned'): ExpressionSpecification => [
  'boolean',
  ['feature-state', name],
  false,
]

/** Hiding, dimming and paling go through feature-state, so that they cost no new tiles. */
const opacity = (full: number): ExpressionSpecification => [
  'case',
  state('hidden'),
  0,
  state('dimmed'),
  full * DIMMED,
  state('pale'),
  full * PALE,
  full,
]

/** A new colour is feature-state until the object is sent again. */
const CURRENT_COLOR: ExpressionSpecification = ['coalesce', ['feature-state', 'color'], ['get', 'color']]

function colorExpression({ fills }: MapTheme): ExpressionSpecification {
  const pairs = MAP_COLORS.flatMap((color) => [color, fills[color]])
  // The style's type requires the first pair to be spelled out, which a table cannot do.
  return ['match', CURRENT_COLOR, ...pairs, fills.red] as unknown as ExpressionSpecification
}

/** The layers that draw lines and areas of one source: those at rest, or the one under edit. */
export function shapeLayers(source: string, anchor: 'lines' | 'edit', theme: MapTheme): readonly PlacedLayer[] {
  const lines = (name: string, filter: ExpressionSpecification, paint: LinePaint): PlacedLayer => ({
    anchor,
    layer: { id: `${source}-${name}`, source, type: 'line', filter, layout: LINE_LAYOUT, paint },
  })
  const color = colorExpression(theme)
  const lowContrast: ExpressionSpecification = [
    'all',
    isShape('line'),
    ['in', ['get', 'color'], ['literal', [...RIMMED_COLORS]]],
  ]
  const rim: ExpressionSpecification = ['match', ['get', 'color'], 'yellow', theme.ink, '#ffffff']
  return [
    {
      anchor,
      layer: {
        id: `${source}-fill`,
        source,
        type: 'fill',
        filter: isShape('area'),
        layout: { 'fill-sort-key': ['get', 'order'] },
        paint: { 'fill-color': color, 'fill-opacity': opacity(0.14), 'fill-antialias': false },
      },
    },
    lines('outline', isShape('area'), {
      'line-color': color,
      'line-width': 2,
      'line-opacity': opacity(1),
    }),
    lines('rim', lowContrast, { 'line-color': rim, 'line-width': 11, 'line-opacity': opacity(1) }),
    lines('casing', isShape('line'), {
      'line-color': theme.casing,
      'line-width': 9,
      'line-opacity': opacity(1),
    }),
    lines('line', isShape('line'), { 'line-color': color, 'line-width': 5, 'line-opacity': opacity(1) }),
  ]
}

/** Chevrons that show the direction of lines. */
export function chevronLayer(source: string, anchor: Anchor): PlacedLayer {
  return {
    anchor,
    layer: {
      id: `${source}-chevrons`,
      source,
      type: 'symbol',
      filter: ['all', isShape('line'), ['has', 'image']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 50,
        'icon-image': ['get', 'image'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-padding': 0,
      },
      paint: { 'icon-opacity': opacity(1) },
    },
  }
}

/** Discs with the kilometres along a line, as many as there is room for. */
export function distanceLayer(source: string): PlacedLayer {
  return {
    anchor: 'edit',
    layer: {
      id: `${source}-discs`,
      source,
      type: 'symbol',
      filter: ['all', ['has', 'zoom'], ['>=', ['zoom'], ['get', 'zoom']]],
      layout: {
        'icon-image': ['get', 'image'],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-padding': 0,
      },
    },
  }
}

/** The layer that draws a source with only pins, in their order: a sort key would be a drawing call for each. */
export function pinLayer(source: string): SymbolLayerSpecification {
  return {
    id: `${source}-pin`,
    source,
    type: 'symbol',
    layout: {
      'icon-image': ['get', 'image'],
      'icon-anchor': 'bottom',
      'icon-offset': [0, PIN_FOOT],
      'icon-allow-overlap': true,
      'icon-padding': 0, // labels avoid pins, pins avoid nothing
      'symbol-z-order': 'source',
    },
    paint: { 'icon-opacity': ['case', state('fanned'), 0, opacity(1)] },
  }
}

interface NameLook {
  readonly theme: MapTheme
  readonly fonts: readonly string[]
}

/** Names of spots, below or beside their pins where there is room: neither over another name nor over a pin. */
export function nameLayer(source: string, { theme, fonts }: NameLook): PlacedLayer {
  return {
    anchor: 'pins',
    layer: {
      id: `${source}-name`,
      source,
      type: 'symbol',
      filter: isShape('pin'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [...fonts],
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 12, 13, 13.5], // near, there are fewer
        'text-max-width': 9,
        'text-padding': 3,
        'text-justify': 'auto',
        // Below the pin, beside its head, or above it.
        'text-variable-anchor-offset': ['top', [0, 0.5], 'left', [1.4, -2], 'right', [-1.4, -2], 'bottom', [0, -3.9]],
      },
      paint: {
        'text-color': theme.ink,
        'text-halo-color': theme.casing,
        'text-halo-width': 1.75,
        'text-opacity': ['case', state('fanned'), 0, opacity(1)], // on the fan each pin has its own
      },
    },
  }
}

function halo(source: string, theme: MapTheme): PlacedLayer {
  return {
    anchor: 'halo',
    layer: {
      id: `${source}-halo`,
      source,
      type: 'line',
      filter: isShape('line'),
      // Pieces of one line meet end to end: with round ends their halos would overlap in dark dots.
      layout: { 'line-cap': 'butt', 'line-join': 'round' },
      paint: { 'line-color': colorExpression(theme), 'line-width': 18, 'line-opacity': 0.26 },
    },
  }
}

/** What the pointer is on, drawn once more and a little wider: lines 7 in 11, shapes 3. */
export function hoverLayers(source: string, theme: MapTheme): readonly PlacedLayer[] {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const wider = (name: string, shape: FeatureShape, paint: LinePaint): PlacedLayer => ({
    anchor: 'edit',
    layer: { id: `${source}-${name}`, source, type: 'line', filter: isShape(shape), layout, paint },
  })
  const color = colorExpression(theme)
  return [
    wider('casing', 'line', { 'line-color': theme.casing, 'line-width': 11 }),
    wider('line', 'line', { 'line-color': color, 'line-width': 7 }),
    wider('outline', 'area', { 'line-color': color, 'line-width': 3 }),
  ]
}

/** The object under edit: drawn as the others are, with the halo of what is selected. */
export function editLayers(source: string, theme: MapTheme): readonly PlacedLayer[] {
  return [halo(source, theme), ...shapeLayers(source, 'edit', theme), pinOf(source, 'pins')]
}

/** The halo under a selected line, the stronger face of a selected shape, the ringed pin of a selected spot. */
export function selectionLayers(source: string, theme: MapTheme): readonly PlacedLayer[] {
  const color = colorExpression(theme)
  return [
    halo(source, theme),
    {
      anchor: 'halo',
      layer: {
        id: `${source}-fill`,
        source,
        type: 'fill',
        filter: isShape('area'),
        paint: { 'fill-color': color, 'fill-opacity': 0.07 },
      },
    },
    {
      anchor: 'edit',
      layer: {
        id: `${source}-outline`,
        source,
        type: 'line',
        filter: isShape('area'),
        paint: { 'line-color': color, 'line-width': 3 },
      },
    },
    pinOf(source, 'handles'),
  ]
}

/** The pin of a source that may contain any one object. */
function pinOf(source: string, anchor: Anchor): PlacedLayer {
  return { anchor, layer: { ...pinLayer(source), filter: isShape('pin') } }
}

export function handleLayers(source: string, theme: MapTheme): readonly PlacedLayer[] {
  const isFocused: ExpressionSpecification = ['boolean', ['feature-state', 'focused'], false]
  const isClosing: ExpressionSpecification = ['==', ['get', 'isClosing'], true]
  const isMidpoint: ExpressionSpecification = ['==', ['get', 'kind'], 'midpoint']
  const gone: ExpressionSpecification = ['boolean', ['feature-state', 'hidden'], false]
  return [
    {
      anchor: 'handles',
      layer: {
        id: `${source}-disc`,
        source,
        type: 'circle',
        layout: { 'circle-sort-key': ['case', isMidpoint, 0, 1] },
        paint: {
          'circle-radius': ['case', isClosing, 8, isFocused, 7, isMidpoint, 3.5, 5],
          'circle-color': '#ffffff',
          'circle-opacity': ['case', gone, 0, isMidpoint, 0.8, 1],
          'circle-stroke-width': ['case', isFocused, 3, isMidpoint, 1.5, 2.5],
          'circle-stroke-color': ['case', isFocused, theme.selection, theme.ink],
          'circle-stroke-opacity': ['case', gone, 0, isMidpoint, 0.8, 1],
        },
      },
    },
  ]
}

/** One layer for each of the programs that the graphics card needs for all of the above. */
export function sampleLayers(source: string, theme: MapTheme): readonly PlacedLayer[] {
  const drawn = new Set(['halo', 'fill', 'outline', 'casing', 'pin'].map((name) => `${source}-${name}`))
  const samples = editLayers(source, theme).filter(({ layer }) => drawn.has(layer.id))
  return [...samples, ...handleLayers(source, theme)]
}
