import type { MapObject, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import {
  selectDocument,
  selectHiddenLayerIds,
  selectHiddenObjectIds,
  selectOpenRing,
  selectTool,
} from '../../core/selectors.ts'
import { selectIsFreePlacement } from '../../core/vertex-selectors.ts'
import { metersPerPixel } from '../camera/metric.ts'
import { onGlobe } from '../camera/on-globe.ts'
import type { DragHandler } from '../drag/press-tracker.ts'
import type { Snapping } from '../drag/snapping.ts'
import type { TargetPart } from '../pick/edit-target.ts'
import { besideLongitude } from '../pick/pick-on-path.ts'
import { findSnap } from './find-snap.ts'
import { SnapMark } from './snap-mark.ts'

/** A finger hides more of the map than an arrow does, and gets no more: it would be pulled away from what it sees. */
const REACH_PIXELS = 10

interface SnapperParts {
  readonly map: MapLibre
  readonly actor: MachineActor
  readonly isOn: () => boolean
}

/** Draws what is put down or dragged to the vertices and lines that are shown already, while that is switched on. */
export class Snapper implements Snapping {
  readonly #parts: SnapperParts
  readonly #mark: SnapMark

  constructor(parts: SnapperParts) {
    this.#parts = parts
    this.#mark = new SnapMark(parts.map)
  }

  /** The place that `position` snaps to, which is marked; `position` itself where there is none. */
  pull(position: Position, dragged: TargetPart | null = null): Position {
    const { map, actor, isOn } = this.#parts
    const snapshot = actor.getSnapshot()
    const reachMeters = metersPerPixel(position[1], map.getZoom()) * REACH_PIXELS
    const canSnap = isOn() && selectIsFreePlacement(snapshot)
    const snap = canSnap ? findSnap(shownObjects(snapshot), onGlobe(position), { reachMeters, dragged }) : null
    const place = snap && sameCopy(snap.position, position)
    this.#mark.show(snap && place && { ...snap, position: place })
    return place ?? position
  }

  /** The same for a drag, until it ends. */
  guide(handler: DragHandler, dragged: TargetPart | null): DragHandler {
    return {
      ...handler,
      move: (position, keys) => handler.move(this.pull(position, dragged), keys),
      drop: (position) => {
        handler.drop(this.pull(position, dragged))
        this.clear()
      },
      cancel: () => {
        this.clear()
        handler.cancel()
      },
    }
  }

  clear(): void {
    this.#mark.show(null)
  }

  remove(): void {
    this.#mark.remove()
  }
}

function* shownObjects(snapshot: MachineSnapshot): Generator<MapObject> {
  const [hiddenLayers, hiddenObjects] = [selectHiddenLayerIds(snapshot), selectHiddenObjectIds(snapshot)]
  for (const layer of selectDocument(snapshot).layers) {
    if (hiddenLayers.has(layer.id)) continue
    for (const object of layer.objects) if (!hiddenObjects.has(object.id)) yield object
  }
  const ring = selectTool(snapshot) === 'shape' ? selectOpenRing(snapshot) : null
  if (ring) yield ring
}

/** The place on the copy of the world that the pointer is on; as it is in the document where that is the same. */
function sameCopy(place: Position, pointer: Position): Position {
  return Math.abs(place[0] - pointer[0]) <= 180 ? place : besideLongitude(place, pointer[0])
}
