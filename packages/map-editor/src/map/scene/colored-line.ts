import type { AnyLine } from '@mishiori/map-document'
import type { Feature } from 'geojson'
import type { ExpressionSpecification, LineLayerSpecification, Map as MapLibre } from 'maplibre-gl'
import { type ColorBy, type Pattern, paintOf, TONES } from '../../core/line-colors/line-classes.ts'
import { cutPath, type LinePart } from '../../core/line-colors/line-parts.ts'
import { anchorId, OWN_PREFIX, type PlacedLayer } from './layer-styles.ts'
import { readMapTheme, watchMapTheme } from './map-theme.ts'
import { OwnSource } from './own-layers.ts'
import { SHAPES } from './static-shapes.ts'

const SOURCE = `${OWN_PREFIX}colored-line`
/** The direction of lines stays above their colours. */
const CHEVRONS = `${SHAPES}-chevrons`
const WIDTH = 8
const CASING = 12

/** A line as the map shows it in colours. */
export interface ColoredLine {
  readonly path: AnyLine['path']
  readonly by: ColorBy
  readonly parts: readonly LinePart[]
}

/** Dashes in the colour of the casing, which stand for the patterns of the legend. In multiples of their width. */
const DASHES: Readonly<Record<Exclude<Pattern, 'plain'>, { width: number; dashes: number[]; isRound?: boolean }>> = {
  joints: { width: WIDTH, dashes: [0.2, 1.6] },
  bars: { width: WIDTH, dashes: [0.15, 0.4] },
  grains: { width: 2, dashes: [0, 2.6], isRound: true },
  dots: { width: 4, dashes: [0, 2.6], isRound: true },
  stripes: { width: WIDTH, dashes: [0.4, 0.4] },
  hollow: { width: 4, dashes: [2.5, 1] },
}

type LinePaint = NonNullable<LineLayerSpecification['paint']>

function coloredLayers(container: Element): readonly PlacedLayer[] {
  const style = getComputedStyle(container)
  const { casing, ink } = readMapTheme(container)
  const colors = TONES.flatMap((tone) => [tone, style.getPropertyValue(`--me-way-${tone}`).trim() || ink])
  // The style's type requires the first pair to be spelled out, which a table cannot do.
  const color = ['match', ['get', 'tone'], ...colors, ink] as unknown as ExpressionSpecification
  const layer = (name: string, paint: LinePaint, more: Partial<LineLayerSpecification> = {}): PlacedLayer => ({
    anchor: 'lines',
    layer: { id: `${SOURCE}-${name}`, source: SOURCE, type: 'line', layout: { 'line-join': 'round' }, paint, ...more },
  })
  const round = { layout: { 'line-cap': 'round', 'line-join': 'round' } } as const
  return [
    layer('casing', { 'line-color': casing, 'line-width': CASING }, round),
    layer('tone', { 'line-color': color, 'line-width': WIDTH }),
    ...Object.entries(DASHES).map(([pattern, { width, dashes, isRound }]) =>
      layer(
        pattern,
        { 'line-color': casing, 'line-width': width, 'line-dasharray': dashes },
        { ...(isRound && round), filter: ['==', ['get', 'pattern'], pattern] },
      ),
    ),
  ]
}

function featuresOf({ path, by, parts }: ColoredLine): readonly Feature[] {
  const pieces = cutPath(path, parts)
  return parts.map(({ lineClass }, index) => ({
    type: 'Feature',
    properties: paintOf(by, lineClass),
    geometry: { type: 'LineString', coordinates: (pieces[index] ?? []).map(([lng, lat]) => [lng, lat]) },
  }))
}

/** Draws one line in the colours of its parts, over the line itself. */
export class ColoredLineLayer {
  readonly #map: MapLibre
  readonly #source: OwnSource
  readonly #stopWatching: () => void

  constructor(map: MapLibre) {
    const container = map.getContainer()
    this.#map = map
    this.#source = new OwnSource({ map, id: SOURCE, layers: () => coloredLayers(container) })
    this.#stopWatching = watchMapTheme(container, () => this.#source.repaint())
  }

  show(line: ColoredLine | null): void {
    void this.#source.write(line ? featuresOf(line) : [])
    if (line && this.#map.getLayer(CHEVRONS)) this.#map.moveLayer(CHEVRONS, anchorId('lines'))
  }

  /** Leaves the map as it is, for it may be gone. */
  stop(): void {
    this.#stopWatching()
  }
}
