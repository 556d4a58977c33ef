import type { MapObject, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { pathHandles } from './edit-handles.ts'
import { editLayers, handleLayers, OWN_PREFIX } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { addLayers, addSource, repaintLayers, writeSource } from './own-layers.ts'
import type { PinImages } from './pin-images.ts'
import type { DrawingParts } from './static-objects.ts'
import { lineEnds, type MapFeature, partFeature, selectedFeature } from './to-features.ts'
import { unwrapPath } from './unwrap-path.ts'

const EDIT = `${OWN_PREFIX}edit`
const HANDLES = `${OWN_PREFIX}handles`

export interface EditView {
  readonly object: MapObject | null
  readonly isMain: boolean
  /** The first point of a line that has no second one yet. */
  readonly lineStart: Position | null
  readonly focusedVertex: number | null
}

/** The object under edit in a source of its own, and the handles of the part of it that is in view. */
export class EditLayers {
  #view: EditView | null = null
  #writes: Promise<unknown> = Promise.resolve()
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #pins: PinImages

  constructor({ map, theme, pins }: DrawingParts) {
    this.#map = map
    this.#theme = theme
    this.#pins = pins
    addSource(map, EDIT, { promoteId: 'id' })
    addSource(map, HANDLES)
    addLayers(map, editLayers(EDIT, theme()))
    addLayers(map, handleLayers(HANDLES, theme()))
    map.on('moveend', this.#writeHandles)
  }

  update(next: EditView): void {
    const last = this.#view
    this.#view = next
    if (last?.object !== next.object || last.isMain !== next.isMain) this.#writeObject(next)
    const isSameHandles =
      last?.object === next.object && last.lineStart === next.lineStart && last.focusedVertex === next.focusedVertex
    if (!isSameHandles) this.#writeHandles()
  }

  /** Leaves out the vertex at `index` with its two segments: an overlay draws them while they move. */
  openGap(index: number): void {
    this.#writeParts((path) => [path.slice(0, index), path.slice(index + 1)])
    this.#map.setFeatureState({ source: HANDLES, id: index * 2 }, { hidden: true })
  }

  /** Leaves out the segment before the vertex that is to be inserted at `index`. */
  openSegment(index: number): void {
    this.#writeParts((path) => [path.slice(0, index), path.slice(index)])
    this.#map.setFeatureState({ source: HANDLES, id: index * 2 - 1 }, { hidden: true })
  }

  #writeParts(split: (path: readonly Position[]) => readonly (readonly Position[])[]): void {
    const object = this.#view?.object
    if (!object || !('path' in object)) return
    const parts = split(object.path).filter((part) => part.length > 1)
    this.#write(parts.map((part) => partFeature(object, part)))
  }

  hide(): void {
    this.#write([])
  }

  /** Draws the object whole again after a gesture that changed nothing. */
  restore(): void {
    this.#map.removeFeatureState({ source: HANDLES })
    if (this.#view) this.#writeObject(this.#view)
  }

  settled(): Promise<unknown> {
    return this.#writes
  }

  repaint(): void {
    repaintLayers(this.#map, editLayers(EDIT, this.#theme()))
    repaintLayers(this.#map, handleLayers(HANDLES, this.#theme()))
  }

  remove(): void {
    this.#map.off('moveend', this.#writeHandles)
  }

  #writeObject({ object, isMain }: EditView): void {
    const features = object ? [selectedFeature(object), ...(isMain ? lineEnds(object) : [])] : []
    this.#pins.ensure(features)
    this.#write(features)
  }

  #write(features: MapFeature[]): void {
    this.#writes = writeSource(this.#map, EDIT, { type: 'FeatureCollection', features })
  }

  #writeHandles = (): void => {
    const view = this.#view
    if (!view) return
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    const project = (position: Position) => this.#map.project([position[0], position[1]])
    const handles = pathHandles(handlePath(view), { width, height, project }, view.focusedVertex)
    this.#map.removeFeatureState({ source: HANDLES })
    this.#writes = Promise.all([this.#writes, writeSource(this.#map, HANDLES, handles)])
  }
}

function handlePath({ object, lineStart }: EditView): readonly Position[] {
  if (object && 'path' in object) return unwrapPath(object.path)
  return lineStart ? [lineStart] : []
}
