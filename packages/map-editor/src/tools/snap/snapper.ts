import type { MapObject, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { EditorActor, EditorSnapshot, Held } from '../../core/selectors.ts'
import {
  selectDocument,
  selectHiddenLayerIds,
  selectHiddenObjectIds,
  selectOpenRing,
  selectTool,
} from '../../core/selectors.ts'
import { selectIsFreeHand } from '../../core/vertex-selectors.ts'
import { metersPerPixel } from '../../map/camera/metric.ts'
import { onGlobe } from '../../map/camera/on-globe.ts'
import type { Grip } from '../../map/drag/press-tracker.ts'
import { besideLongitude, type PathPick } from '../../map/pick/pick-on-path.ts'
import { findSnap, type HeldPart } from './find-snap.ts'
import { SnapMark } from './snap-mark.ts'

/** A finger hides more of the map than an arrow does, and gets no more: it would be pulled away from what it sees. */
const REACH_PIXELS = 10

interface SnapperParts {
  readonly map: MapLibre
  readonly actor: EditorActor
  readonly isOn: () => boolean
}

/** Draws what is put down or dragged to the vertices and lines that are shown already, while that is switched on. */
export class Snapper {
  readonly #parts: SnapperParts
  readonly #mark: SnapMark

  constructor(parts: SnapperParts) {
    this.#parts = parts
    this.#mark = new SnapMark(parts.map)
  }

  /** The place that the hand is drawn to from `position`, which is marked; `position` itself where there is none. */
  pull(position: Position, held: HeldPart | null = null): Position {
    const { map, actor, isOn } = this.#parts
    const snapshot = actor.getSnapshot()
    const reachMeters = metersPerPixel(position[1], map.getZoom()) * REACH_PIXELS
    const canSnap = isOn() && selectIsFreeHand(snapshot)
    const snap = canSnap ? findSnap(shownObjects(snapshot), onGlobe(position), { reachMeters, held }) : null
    const place = snap && sameCopy(snap.position, position)
    this.#mark.show(snap && place && { ...snap, position: place })
    return place ?? position
  }

  /** The same for a grip, until it lets go. */
  guide(grip: Grip, held: HeldPart | null): Grip {
    return {
      ...grip,
      move: (position, keys) => grip.move(this.pull(position, held), keys),
      drop: (position) => {
        grip.drop(this.pull(position, held))
        this.clear()
      },
      cancel: () => {
        this.clear()
        grip.cancel()
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

/** What of an object must not be drawn to itself while it is in the hand. */
export function heldPart(held: Held, { kind, index }: PathPick): HeldPart | null {
  if (held.kind === 'heldRoute' || held.kind === 'heldTrim') return null
  const isPath = 'path' in held || held.kind === 'polygon'
  return { objectId: held.id, kind: isPath ? kind : 'object', index }
}

function* shownObjects(snapshot: EditorSnapshot): Generator<MapObject> {
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
