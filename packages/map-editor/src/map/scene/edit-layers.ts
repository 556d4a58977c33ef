import { isShape, type Position, unwrapPath } from '@mishiori/map-document'
import type { LineLayerSpecification, Map as MapLibre } from 'maplibre-gl'
import { shapeHandles } from '../../core/drafts/shape-handles.ts'
import { DragPreviewOverlay } from '../overlay/drag-preview.ts'
import { StopOverlay, type StopTarget } from '../overlay/stop-overlay.ts'
import { TailOverlay } from '../overlay/tail-overlay.ts'
import { besideLongitude } from '../pick/pick-on-path.ts'
import type { MapImages } from '../pins/map-images.ts'
import { type HandleView, loneHandles, pathHandles, ringHandles } from './edit-handles.ts'
import { EditSource } from './edit-source.ts'
import { HandleLayer } from './handle-layer.ts'
import { editLayers, OWN_PREFIX, type PlacedLayer } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { NoGoLayer, type NoGoView } from './no-go-layer.ts'
import { OwnSource } from './own-layers.ts'
import type { PathTail } from './path-tail.ts'
import type { DrawingParts } from './static-objects.ts'
import { pathFeature, selectedFeature } from './to-features.ts'

const EDIT = `${OWN_PREFIX}edit`
const HANDLES = `${OWN_PREFIX}handles`
const ALTERNATIVES = `${OWN_PREFIX}alternatives`
const CHANGES = `${OWN_PREFIX}changes`
const NONE: readonly (readonly Position[])[] = []
/** Milliseconds without a change after which the map draws what the overlay draws, with all its handles. */
const REST_MS = 700

export interface EditView extends NoGoView {
  /** The first point of a line that has no second one yet. */
  readonly lineStart: Position | null
  readonly focusedVertex: number | null
  /** The line is the sides of a polygon that is not closed yet. */
  readonly isRing: boolean
  /** The first vertex of a polygon that can be closed is larger. */
  readonly isRingClosable: boolean
  /** The stops of the navigation line that the object is or shall become, or the ends of a recording. */
  readonly stops: StopTarget | null
  /** Other paths that the line could have. */
  readonly alternatives: readonly (readonly Position[])[]
  /** Parts of the line that would change. */
  readonly changes?: readonly (readonly Position[])[]
}

/** The object under edit in a source of its own, and the handles of the part of it that is in view. */
export class EditLayers {
  #view: EditView | null = null
  #isHidden = false
  #rest: ReturnType<typeof setTimeout> | undefined
  readonly #map: MapLibre
  readonly #images: MapImages
  readonly #drawing: OwnSource
  readonly #alternatives: OwnSource
  readonly #changes: OwnSource
  readonly #source: EditSource
  readonly #handles: HandleLayer
  readonly #tail: TailOverlay
  readonly #stops: StopOverlay
  readonly #noGo: NoGoLayer
  /** What a gesture moves. */
  readonly preview: DragPreviewOverlay

  constructor({ map, theme, images }: DrawingParts) {
    this.#map = map
    this.#images = images
    this.#drawing = new OwnSource({ map, id: EDIT, layers: () => editLayers(EDIT, theme()) })
    this.#alternatives = new OwnSource({
      map,
      id: ALTERNATIVES,
      layers: () => alternativeLayers(theme()),
    })
    this.#changes = new OwnSource({ map, id: CHANGES, layers: () => [changesLayer(theme())] })
    this.#handles = new HandleLayer({ map, id: HANDLES, theme })
    this.#tail = new TailOverlay(map)
    this.#stops = new StopOverlay(map)
    this.#noGo = new NoGoLayer({ map, theme })
    this.preview = new DragPreviewOverlay(map)
    this.#source = new EditSource({ drawing: this.#drawing, onTail: this.#showTail })
    map.on('moveend', this.#onMoveEnd)
  }

  update(next: EditView): void {
    const last = this.#view
    this.#view = next
    clearTimeout(this.#rest)
    this.#noGo.update(next)
    if (!isSameList(next.alternatives, last?.alternatives ?? [])) {
      void this.#alternatives.write(next.alternatives.map(pathFeature))
    }
    const [changes, before] = [next.changes ?? NONE, last?.changes ?? NONE]
    if (!isSameList(changes, before)) void this.#changes.write(changes.map(pathFeature))
    if (next.stops || last?.stops) this.#stops.show(next.stops, next.focusedVertex)
    const wasSent = last?.object !== next.object && this.#writeObject(next)
    const isSamePlace = last?.lineStart === next.lineStart && last.isRingClosable === next.isRingClosable
    if (wasSent || !isSamePlace) this.#writeHandles()
    else if (last.focusedVertex !== next.focusedVertex) this.#moveFocus(next)
    if (!wasSent && next.object) this.#rest = setTimeout(this.#endRest, REST_MS)
  }

  /** Leaves out the vertex at `index` with its two segments: an overlay draws them while they move. */
  openGap(index: number): void {
    this.#endRest()
    this.#source.split((path) => [path.slice(0, index), path.slice(index + 1)])
    this.#handles.hide('vertex', index)
  }

  /** Leaves out the segment before the vertex that is to be inserted at `index`. */
  openSegment(index: number): void {
    this.#endRest()
    this.#source.split((path) => [path.slice(0, index), path.slice(index)])
    this.#handles.hide('midpoint', index)
  }

  /** Takes the object and its handles out of the map. */
  hide(): void {
    clearTimeout(this.#rest)
    this.#source.clear()
    this.#handles.clear()
    this.#isHidden = true
  }

  /** Draws the complete object again after a gesture that changed nothing. */
  restore(): void {
    this.#handles.unhide()
    if (this.#view) this.#writeObject(this.#view)
    if (!this.#isHidden) return
    this.#isHidden = false
    this.#writeHandles()
  }

  settled(): Promise<unknown> {
    return Promise.all([this.#source.settled(), this.#handles.settled()])
  }

  repaint(): void {
    this.#drawing.repaint()
    this.#alternatives.repaint()
    this.#changes.repaint()
    this.#handles.repaint()
    this.#noGo.repaint()
  }

  remove(): void {
    clearTimeout(this.#rest)
    this.#map.off('moveend', this.#onMoveEnd)
    this.#tail.remove()
    this.#stops.remove()
    this.#noGo.remove()
    this.preview.remove()
  }

  /** @returns whether the map got something new to draw. */
  #writeObject({ object, isRing }: EditView): boolean {
    if (object && 'path' in object) return this.#source.showLine(object, { hasTail: !isRing })
    const features = object ? [selectedFeature(object)] : []
    this.#images.ensure(features)
    this.#source.showFeatures(features)
    return true
  }

  #onMoveEnd = (): void => {
    this.#source.flush()
    this.#writeHandles()
  }

  #endRest = (): void => {
    clearTimeout(this.#rest)
    if (this.#source.flush()) this.#writeHandles()
  }

  #showTail = (tail: PathTail | null): void => {
    const view = this.#view
    this.#tail.show(
      tail && view?.object ? { ...tail, color: view.object.color, focus: this.#tailFocus(tail, view) } : null,
    )
  }

  #tailFocus({ end, points }: PathTail, { object, focusedVertex }: EditView): Position | null {
    if (focusedVertex === null || !object || !('path' in object)) return null
    const from = end === 'start' ? 0 : object.path.length - points.length
    return points[focusedVertex - from] ?? null
  }

  #writeHandles(): void {
    const view = this.#view
    if (!view || this.#isHidden) return
    const { from, to } = this.#source.sentRange()
    const focusedVertex = view.focusedVertex === null ? null : view.focusedVertex - from
    this.#handles.show(editHandles({ ...view, focusedVertex }, { from, to }, this.#handles.view()), focusedVertex)
  }

  #moveFocus({ focusedVertex }: EditView): void {
    const { from, to } = this.#source.sentRange()
    const isInTail = focusedVertex !== null && (focusedVertex < from || focusedVertex >= to)
    const isShown = this.#handles.focus(focusedVertex === null || isInTail ? null : focusedVertex - from)
    if (!isShown) this.#writeHandles()
    this.#source.refreshTail()
  }
}

interface Range {
  readonly from: number
  readonly to: number
}

function editHandles(edit: EditView, range: Range, view: HandleView) {
  const { object, lineStart, focusedVertex, isRingClosable, stops } = edit
  // Stops are drawn above the map, and what is only proposed cannot be dragged.
  if (stops || edit.changes?.length) return loneHandles([])
  if (object && 'path' in object) {
    const path = unwrapPath(object.path).slice(range.from, range.to)
    return pathHandles(path, view, { focusedVertex, isRingClosable })
  }
  if (object?.kind === 'polygon') return ringHandles(unwrapPath(object.vertices), view, { focusedVertex })
  if (object && isShape(object)) return loneHandles(besideFirst(shapeHandles(object)))
  return loneHandles(lineStart ? [lineStart] : [])
}

/** Handles on the same copy of the world as the first one. */
function besideFirst(positions: readonly Position[]): readonly Position[] {
  const lng = positions[0]?.[0] ?? 0
  return positions.map((position) => besideLongitude(position, lng))
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}

/** A broad band below the line. */
const changesLayer = (theme: MapTheme): PlacedLayer => ({
  anchor: 'halo',
  layer: {
    id: `${CHANGES}-band`,
    source: CHANGES,
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': theme.selection, 'line-width': 18, 'line-opacity': 0.4 },
  },
})

/** Grey, and below the line itself. */
function alternativeLayers(theme: MapTheme): readonly PlacedLayer[] {
  const layer = (name: string, paint: NonNullable<LineLayerSpecification['paint']>): PlacedLayer => ({
    anchor: 'lines',
    layer: {
      id: `${ALTERNATIVES}-${name}`,
      source: ALTERNATIVES,
      type: 'line',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint,
    },
  })
  return [
    layer('casing', { 'line-color': theme.casing, 'line-width': 8 }),
    layer('line', { 'line-color': theme.fills.gray, 'line-width': 4 }),
  ]
}
