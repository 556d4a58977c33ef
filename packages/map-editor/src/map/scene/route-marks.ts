import { type AnyLine, type LayerId, type MapDocument, mainLine } from '@mishiori/map-document'
import type { MapImages } from '../pins/map-images.ts'
import { distanceMarks } from './distance-marks.ts'
import { chevronLayer, distanceLayer, OWN_PREFIX } from './layer-styles.ts'
import { OwnSource } from './own-layers.ts'
import type { DrawingParts } from './static-objects.ts'
import { directedLine, type MapFeature } from './to-features.ts'

const MARKS = `${OWN_PREFIX}marks`

interface MarkedView {
  readonly document: MapDocument
  readonly hiddenLayerIds: ReadonlySet<LayerId>
}

/** The marks that readers see on the main line: its direction, and distances from its start. */
export class RouteMarks {
  #line: AnyLine | null = null
  readonly #source: OwnSource
  readonly #images: MapImages
  readonly #unitMeters: number

  constructor({ map, images }: DrawingParts, unitMeters: number) {
    this.#unitMeters = unitMeters
    this.#images = images
    this.#source = new OwnSource({
      map,
      id: MARKS,
      layers: () => [chevronLayer(MARKS, 'edit'), distanceLayer(MARKS)],
    })
  }

  update(view: MarkedView): void {
    const line = shownMainLine(view)
    if (line === this.#line) return
    this.#line = line
    const marks = line ? [...chevronsOf(line), ...distanceMarks(line, this.#unitMeters)] : []
    this.#images.ensure(marks)
    void this.#source.write(marks)
  }
}

/** Lines of other types have their marks wherever they are drawn. */
function chevronsOf(line: AnyLine): readonly MapFeature[] {
  return line.kind === 'line' ? [directedLine(line, 0)] : []
}

function shownMainLine({ document, hiddenLayerIds }: MarkedView): AnyLine | null {
  const line = mainLine(document)
  const layer = document.layers.find(({ objects }) => line !== null && objects.includes(line))
  return layer && !hiddenLayerIds.has(layer.id) ? line : null
}
