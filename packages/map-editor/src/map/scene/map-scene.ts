import {
  findLayerOf,
  findMapObject,
  type LayerId,
  type Line,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type Position,
} from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { lengthUnitsOf } from '../../messages/length-units.ts'
import { CursorOverlay } from '../overlay/cursor-overlay.ts'
import type { DragPreview } from '../overlay/drag-preview.ts'
import type { StopTarget } from '../overlay/stop-overlay.ts'
import { MapImages } from '../pins/map-images.ts'
import { PinFan } from '../pins/pin-fan.ts'
import type { ScreenPoint } from './edit-handles.ts'
import type { EditLayers } from './edit-layers.ts'
import { hoverLayers, OWN_PREFIX, selectionLayers } from './layer-styles.ts'
import { isSameTheme, readMapTheme, watchMapTheme } from './map-theme.ts'
import { addAnchors, OwnSource } from './own-layers.ts'
import { RouteMarks } from './route-marks.ts'
import { type DrawingParts, StaticObjects } from './static-objects.ts'
import { objectFeature, selectedFeature } from './to-features.ts'
import { warmUp } from './warm-up.ts'

const SELECTION = `${OWN_PREFIX}selection`
const HOVER = `${OWN_PREFIX}hover`

/** Everything that decides what the map shows of a document. */
export interface SceneView {
  /** With the open edit. */
  readonly document: MapDocument
  /** Without it: what the unchanging part of the map is drawn from, so that a step of the edit rewrites nothing else. */
  readonly restingDocument: MapDocument
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  readonly hiddenObjectIds: ReadonlySet<MapObjectId>
  /** Of what may not be there any more. */
  readonly paleObjectIds: ReadonlySet<MapObjectId>
  readonly selectedId: MapObjectId | null
  readonly editedId: MapObjectId | null
  readonly lineStart: Position | null
  /** The sides of a polygon that is not closed yet. */
  readonly openRing: Line | null
  /** A click on the first point closes the line or polygon that is being drawn. */
  readonly isRingClosable: boolean
  readonly stops: StopTarget | null
  /** Other paths that the line under edit could have. */
  readonly alternatives: readonly (readonly Position[])[]
  /** Parts of the line under edit that would change; none on a map for readers. */
  readonly changes?: readonly (readonly Position[])[]
  readonly focusedVertex: number | null
}

/** What a gesture takes out of the map. */
export type DraggedPart =
  | { readonly kind: 'vertex' | 'segment'; readonly index: number }
  | { readonly kind: 'shape' | 'spot' }

/** What the map says by itself. */
export interface SceneWords {
  /** Of the pins of one place that are fanned out. */
  readonly pinsHere: (count: number) => string
  /** BCP 47, whose measurement system the marks along a line are in. */
  readonly locale: string
}

/** Draws a document on a loaded map and updates the drawing to the last view. */
export class MapScene {
  #theme
  #view: SceneView | null = null
  #selected: MapObject | null = null
  #preview: DragPreview | null = null
  #hoveredId: MapObjectId | null = null
  /** The object whose edit was confirmed and is still being handed over. */
  #closing: MapObjectId | null = null
  readonly #map: MapLibre
  readonly #statics: StaticObjects
  readonly #selection: OwnSource
  readonly #hover: OwnSource
  /** Null where nothing is edited: a map for readers does not load what draws an edit. */
  readonly #edit: EditLayers | null
  /** Null where lines are edited, which kilometres would only hide. */
  readonly #marks: RouteMarks | null
  readonly #images: MapImages
  readonly #cursors: CursorOverlay
  readonly #stopWatching: () => void

  #fan: PinFan | null = null
  readonly #words: SceneWords

  constructor(map: MapLibre, words: SceneWords, drawEdits: ((parts: DrawingParts) => EditLayers) | null) {
    this.#words = words
    const theme = () => this.#theme
    this.#map = map
    this.#theme = readMapTheme(map.getContainer())
    this.#images = new MapImages(map, theme)
    addAnchors(map)
    this.#selection = new OwnSource({ map, id: SELECTION, layers: () => selectionLayers(SELECTION, this.#theme) })
    this.#hover = new OwnSource({ map, id: HOVER, layers: () => hoverLayers(HOVER, this.#theme) })
    const parts = { map, theme, images: this.#images }
    this.#statics = new StaticObjects(parts)
    this.#edit = drawEdits?.(parts) ?? null
    this.#marks = drawEdits ? null : new RouteMarks(parts, lengthUnitsOf(words.locale).long.meters)
    if (this.#edit) map.once('idle', () => void warmUp(parts))
    this.#cursors = new CursorOverlay(map)
    this.#stopWatching = watchMapTheme(map.getContainer(), this.#repaint)
  }

  update(view: SceneView): void {
    const previous = this.#view
    this.#view = view
    const { restingDocument, editedId } = view
    const closed = editedId === null ? (previous?.editedId ?? null) : null
    if (closed !== null && previous?.restingDocument !== restingDocument) void this.#closeEdit(closed)
    else if (this.#closing === null) {
      this.#statics.update({ ...view, document: restingDocument })
      this.#showEdited(view)
    }
    this.#marks?.update(view)
    const isEditShown = editedId !== null || this.#closing !== null
    this.#showSelection(isEditShown ? null : this.#findSelected(view))
  }

  /** A confirmed edit moves to the static part. The edit's own drawing is retained until that shows it. */
  async #closeEdit(editedId: MapObjectId): Promise<void> {
    if (!this.#view) return
    this.#closing = editedId
    this.#statics.update({ ...this.#view, document: this.#view.restingDocument, editedId })
    await this.#statics.settled()
    this.#closing = null
    if (this.#view) this.update(this.#view)
  }

  #showEdited({ document, editedId, openRing, ...view }: SceneView): void {
    const object = openRing ?? (editedId === null ? null : findMapObject(document, editedId))
    this.#edit?.update({ ...view, object, isRing: openRing !== null })
  }

  setHovered(objectId: MapObjectId | null): void {
    if (objectId === this.#hoveredId) return
    this.#hoveredId = objectId
    const object = objectId && this.#view ? findMapObject(this.#view.restingDocument, objectId) : null
    void this.#hover.write(object && object.kind !== 'spot' ? [objectFeature(object, 0)] : [])
  }

  setCursors(positions: readonly Position[]): void {
    this.#cursors.show(positions)
  }

  showPreview(preview: DragPreview | null): void {
    this.#preview = preview
    this.#edit?.preview.show(preview)
  }

  /** Takes what a gesture moves out of the map; the preview shows it until the gesture ends. */
  beginDrag(part: DraggedPart): void {
    if (part.kind === 'vertex') this.#edit?.openGap(part.index)
    else if (part.kind === 'segment') this.#edit?.openSegment(part.index)
    else if (part.kind === 'shape') this.#edit?.hide()
    else this.#beginSpotDrag()
  }

  /** Ends a gesture: the preview stays until the map itself shows the outcome, so that nothing flickers. */
  async commitDrag(): Promise<void> {
    const last = this.#preview
    this.#edit?.restore()
    this.#selected = null
    if (this.#view) this.update(this.#view)
    await Promise.all([this.#edit?.settled(), this.#statics.settled()])
    if (this.#preview === last) this.showPreview(null)
  }

  /** The uppermost object near a point of the screen. */
  pick(point: ScreenPoint, reachPixels: number): MapObjectId | null {
    return this.#statics.pick(point, reachPixels)
  }

  /** Chooses what was picked; where its pin is one of several in one place, they are fanned out to choose from first. */
  choose(objectId: MapObjectId, at: Position, onChoose: (objectId: MapObjectId, at: Position) => void): void {
    this.#fan?.close()
    const pins = this.#statics.crowdOf(objectId)
    const around = pins.find(({ spot }) => spot.id === objectId)?.point
    if (!around || pins.length < 2) {
      onChoose(objectId, at)
      return
    }
    this.#statics.setFanned(pins, true)
    this.#fan = new PinFan(pins, around, {
      map: this.#map,
      label: this.#words.pinsHere,
      onChoose: (spot) => onChoose(spot.id, spot.position),
      onClose: () => this.#statics.setFanned(pins, false),
    })
  }

  remove(): void {
    this.#fan?.close()
    this.#stopWatching()
    this.#images.remove()
    this.#edit?.remove()
    this.#cursors.remove()
  }

  #findSelected({ document, selectedId, hiddenLayerIds, hiddenObjectIds }: SceneView): MapObject | null {
    if (selectedId === null || hiddenObjectIds.has(selectedId)) return null
    const layer = findLayerOf(document, selectedId)
    if (!layer || hiddenLayerIds.has(layer.id)) return null
    return layer.objects.find(({ id }) => id === selectedId) ?? null
  }

  #beginSpotDrag(): void {
    this.#edit?.hide()
    void this.#selection.write([])
    if (!this.#view) return
    const { restingDocument: document, selectedId: editedId } = this.#view
    this.#statics.update({ ...this.#view, document, editedId })
  }

  #showSelection(object: MapObject | null): void {
    if (object === this.#selected) return
    this.#selected = object
    const features = object ? [selectedFeature(object)] : []
    this.#images.ensure(features)
    void this.#selection.write(features)
  }

  #repaint = (): void => {
    const theme = readMapTheme(this.#map.getContainer())
    if (isSameTheme(theme, this.#theme)) return
    this.#theme = theme
    this.#statics.repaint()
    this.#edit?.repaint()
    this.#selection.repaint()
    this.#hover.repaint()
    this.#images.repaint()
  }
}
