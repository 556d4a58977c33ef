import { isShape, type LayerId, type MapDocument, type MapObject, type MapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { paintMark } from '../pins/pin-canvas.ts'
import { OWN_PREFIX, type PlacedLayer } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { OwnSource } from './own-layers.ts'
import type { DrawingParts } from './static-objects.ts'
import { objectFeature } from './to-features.ts'

const NO_GO = `${OWN_PREFIX}no-go`
/** Each side meets the opposite one of the next. */
const BOX = { width: 12, height: 12 } as const

export interface NoGoView {
  readonly restingDocument: MapDocument
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  readonly hiddenObjectIds: ReadonlySet<MapObjectId>
  /** Under edit. */
  readonly object: MapObject | null
}

/** The hatching of areas that ways keep out of, for those who draw ways: readers see shapes like others. */
export class NoGoLayer {
  #shown: readonly MapObject[] = []
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #source: OwnSource

  constructor({ map, theme }: Pick<DrawingParts, 'map' | 'theme'>) {
    this.#map = map
    this.#theme = theme
    this.#source = new OwnSource({ map, id: NO_GO, layers: () => [HATCHING] })
    map.on('style.load', this.repaint)
  }

  update(view: NoGoView): void {
    const areas = noGoAreas(view)
    if (areas.length === this.#shown.length && areas.every((area, index) => area === this.#shown[index])) return
    this.#shown = areas
    this.repaint()
    void this.#source.write(areas.map((area) => objectFeature(area, 0)))
  }

  /** A new style loses the picture, a new theme recolours it. */
  repaint = (): void => {
    if (this.#shown.length === 0) return
    const scale = Math.max(2, Math.ceil(devicePixelRatio))
    const picture = paintMark({ box: BOX, scale }, (context) => {
      context.strokeStyle = this.#theme().fills.red
      context.lineWidth = 2
      context.stroke(new Path2D('M-7 7 7-7M-9-3-3-9M3 9 9 3'))
    })
    if (this.#map.hasImage(NO_GO)) this.#map.updateImage(NO_GO, picture)
    else this.#map.addImage(NO_GO, picture, { pixelRatio: scale })
  }

  remove(): void {
    this.#map.off('style.load', this.repaint)
  }
}

const HATCHING: PlacedLayer = {
  // under all lines
  anchor: 'halo',
  layer: {
    id: `${NO_GO}-hatching`,
    source: NO_GO,
    type: 'fill',
    paint: { 'fill-pattern': NO_GO, 'fill-opacity': 0.7, 'fill-antialias': false },
  },
}

/** Those in view, the one under edit as it is now. */
export function noGoAreas({
  restingDocument,
  hiddenLayerIds,
  hiddenObjectIds,
  object,
}: NoGoView): readonly MapObject[] {
  const areas = restingDocument.layers
    .filter(({ id }) => !hiddenLayerIds.has(id))
    .flatMap(({ objects }) => objects.filter(({ id }) => !hiddenObjectIds.has(id)))
    .map((resting) => (resting.id === object?.id ? object : resting))
  return areas.filter((area) => isShape(area) && area.isNoGo)
}
