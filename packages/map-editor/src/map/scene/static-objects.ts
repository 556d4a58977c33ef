import type { LayerId, MapDocument, MapObject, MapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { projectionInView } from '../camera/project-in-view.ts'
import { pickObject } from '../pick/pick-object.ts'
import { crowdAround } from '../pins/fan-places.ts'
import type { MapImages } from '../pins/map-images.ts'
import type { FannedPin } from '../pins/pin-fan.ts'
import { spotImageId } from '../pins/pin-image-id.ts'
import { NAMES, PINS, StaticPins } from '../pins/static-pins.ts'
import type { ScreenPoint } from './edit-handles.ts'
import { FeatureIds } from './feature-ids.ts'
import type { MapTheme } from './map-theme.ts'
import { SHAPES, StaticShapes } from './static-shapes.ts'

export interface StaticView {
  readonly document: MapDocument
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  readonly hiddenObjectIds: ReadonlySet<MapObjectId>
  /** Of what may not be there any more. */
  readonly paleObjectIds: ReadonlySet<MapObjectId>
  /** Drawn elsewhere, by the edit's own source; the others step back while it is open. */
  readonly editedId: MapObjectId | null
}

/** What every part of the drawing works with. */
export interface DrawingParts {
  readonly map: MapLibre
  readonly theme: () => MapTheme
  readonly images: MapImages
}

/** Feature-state of an object. */
interface ObjectState {
  readonly hidden: boolean
  readonly dimmed: boolean
  readonly pale: boolean
}

const AT_FIRST: ObjectState = { hidden: false, dimmed: false, pale: false }

/**
 * Everything that is not being edited: lines and areas in one source, pins in another. Hiding and dimming send nothing,
 * they are feature-state.
 */
export class StaticObjects {
  #view: StaticView | null = null
  readonly #ids = new FeatureIds()
  /** Of those that are hidden, dimmed or pale, or once were. */
  readonly #states = new Map<MapObjectId, ObjectState>()
  readonly #map: MapLibre
  readonly #images: MapImages
  readonly #shapes: StaticShapes
  readonly #pins: StaticPins

  constructor({ map, theme, images }: DrawingParts) {
    this.#map = map
    this.#images = images
    this.#shapes = new StaticShapes({ map, theme, images, ids: this.#ids, beforeOpened: this.#sendPins })
    this.#pins = new StaticPins({ map, theme, images, ids: this.#ids })
  }

  update(view: StaticView): void {
    const last = this.#view
    this.#view = view
    const isSame = last?.document === view.document && last.editedId === view.editedId
    const hidesSame = last?.hiddenLayerIds === view.hiddenLayerIds && last.hiddenObjectIds === view.hiddenObjectIds
    if (isSame && hidesSame && last.paleObjectIds === view.paleObjectIds) return
    if (last?.document !== view.document) {
      this.#shapes.update(view.document)
      if (!this.#shapes.isOpening) this.#pins.update(view.document)
    }
    this.#applyStates(view)
    if (last?.document.mainLineId !== view.document.mainLineId) this.#applyToEnds(view.document)
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<unknown> {
    return Promise.all([this.#shapes.settled(), this.#pins.settled()])
  }

  /** The uppermost object near a point of the screen. */
  pick(point: ScreenPoint, reachPixels: number): MapObjectId | null {
    const layers = [...this.#shapes.layerIds(), this.#pins.layerId]
    return pickObject(this.#map, point, { layers, reachPixels, ids: this.#ids })
  }

  /** The pins that are seen at the place of a spot, its own included; none for other objects. */
  crowdOf(objectId: MapObjectId): readonly FannedPin[] {
    const project = projectionInView(this.#map)
    const spots = (this.#view?.document.layers ?? [])
      .flatMap(({ objects }) => objects)
      .filter((object) => object.kind === 'spot')
      .filter(({ id }) => this.#states.get(id)?.hidden !== true)
    const pins = spots.map((spot) => ({ spot, point: project(spot.position) }))
    const chosen = pins.find(({ spot }) => spot.id === objectId)
    return (chosen ? crowdAround(pins, chosen) : []).flatMap((pin) => {
      const picture = this.#images.pictureOf(spotImageId(pin.spot, false))
      return picture ? [{ ...pin, picture }] : []
    })
  }

  /** Pins that are fanned out are not at their places meanwhile, and neither are their names. */
  setFanned(pins: readonly FannedPin[], fanned: boolean): void {
    for (const { spot } of pins) {
      const id = this.#ids.numberOf(spot.id)
      for (const source of [PINS, NAMES]) this.#map.setFeatureState({ source, id }, { fanned })
    }
  }

  repaint(): void {
    this.#shapes.repaint()
    this.#pins.repaint()
  }

  /** Images for pins make the map paint: those of a large document are added after its shapes. */
  #sendPins = (): Promise<unknown> => {
    if (this.#view) this.#pins.update(this.#view.document)
    return this.#pins.settled()
  }

  #applyStates({ document, hiddenLayerIds, hiddenObjectIds, paleObjectIds, editedId }: StaticView): void {
    const dimmed = editedId !== null
    for (const { id: layerId, objects } of document.layers) {
      const isLayerHidden = hiddenLayerIds.has(layerId)
      for (const object of objects) {
        const hidden = isLayerHidden || object.id === editedId || hiddenObjectIds.has(object.id)
        const last = this.#states.get(object.id) ?? AT_FIRST
        const pale = paleObjectIds.has(object.id)
        if (last.hidden === hidden && last.dimmed === dimmed && last.pale === pale) continue
        const state = { hidden, dimmed, pale }
        this.#states.set(object.id, state)
        this.#setState(object, state)
      }
    }
  }

  /** What is hidden while another line is the main one is set for the line alone. */
  #applyToEnds({ mainLineId }: MapDocument): void {
    const state = mainLineId === null ? undefined : this.#states.get(mainLineId)
    if (mainLineId === null || !state) return
    this.#map.setFeatureState({ source: PINS, id: this.#ids.numberOf(mainLineId) }, state)
  }

  /** The ends of the main line are pins with the id of the line. */
  #setState({ id: objectId, kind }: MapObject, state: ObjectState): void {
    const id = this.#ids.numberOf(objectId)
    if (kind !== 'spot') this.#map.setFeatureState({ source: SHAPES, id }, state)
    if (kind === 'spot') this.#map.setFeatureState({ source: NAMES, id }, state)
    if (kind === 'spot' || objectId === this.#view?.document.mainLineId)
      this.#map.setFeatureState({ source: PINS, id }, state)
  }
}
