import type { MapObject, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { shapeHandles } from '../tools/shape/shape-handles.ts'
import { isShape } from '../tools/shape/shape-kind.ts'
import { type HandleView, loneHandles, pathHandles, ringHandles } from './edit-handles.ts'
import { editLayers, handleLayers, OWN_PREFIX } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { addLayers, addSource, NOTHING, repaintLayers, writeSource } from './own-layers.ts'
import { besideLongitude } from './pick-on-path.ts'
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
  /** The first vertex of a polygon that can be closed is larger. */
  readonly isRingClosable: boolean
}

/** The object under edit in a source of its own, and the handles of the part of it that is in view. */
export class EditLayers {
  #view: EditView | null = null
  #isHidden = false
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
      last?.object === next.object &&
      last.lineStart === next.lineStart &&
      last.focusedVertex === next.focusedVertex &&
      last.isRingClosable === next.isRingClosable
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

  /** Takes the object and its handles out of the map. */
  hide(): void {
    this.#write([])
    this.#writes = Promise.all([this.#writes, writeSource(this.#map, HANDLES, NOTHING)])
    this.#isHidden = true
  }

  /** Draws the object whole again after a gesture that changed nothing. */
  restore(): void {
    this.#map.removeFeatureState({ source: HANDLES })
    if (this.#view) this.#writeObject(this.#view)
    if (!this.#isHidden) return
    this.#isHidden = false
    this.#writeHandles()
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
    if (!view || this.#isHidden) return
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    const project = (position: Position) => this.#map.project([position[0], position[1]])
    const handles = editHandles(view, { width, height, project })
    this.#map.removeFeatureState({ source: HANDLES })
    this.#writes = Promise.all([this.#writes, writeSource(this.#map, HANDLES, handles)])
  }
}

function editHandles({ object, lineStart, focusedVertex, isRingClosable }: EditView, view: HandleView) {
  if (object && 'path' in object) return pathHandles(unwrapPath(object.path), view, { focusedVertex, isRingClosable })
  if (object?.kind === 'polygon') return ringHandles(unwrapPath(object.vertices), view, { focusedVertex })
  if (object && isShape(object)) return loneHandles(besideFirst(shapeHandles(object)), focusedVertex)
  return loneHandles(lineStart ? [lineStart] : [], focusedVertex)
}

/** Handles on the same copy of the world as the first one. */
function besideFirst(positions: readonly Position[]): readonly Position[] {
  const lng = positions[0]?.[0] ?? 0
  return positions.map((position) => besideLongitude(position, lng))
}
