import { isEqual } from '../is-equal.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Layer, LayerId, MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId } from '../map-object.ts'
import { isLine } from '../operations/edit.ts'
import { headingOf } from './diff-documents.ts'
import type {
  LayerDifference,
  LayerOrderDifference,
  MainLineDifference,
  ObjectDifference,
  ObjectOrderDifference,
} from './map-change.ts'
import { mergeObject } from './merge-object.ts'
import { asKnown } from './untold-health.ts'

/** Why a change does not apply to a document that has changed since it was found. */
export type ConflictReason =
  | 'object_gone'
  | 'object_changed'
  | 'object_exists'
  | 'layer_gone'
  | 'layer_changed'
  | 'layer_exists'
  | 'layer_full'
  | 'layer_in_use'
  | 'too_many_layers'
  | 'order_changed'
  | 'main_line_changed'

interface DraftLayer extends Omit<Layer, 'objects'> {
  objects: MapObject[]
}

/** A document while changes are made to it, step by step. Steps answer why they could not be done. */
export interface MapDraft {
  layers: DraftLayer[]
  mainLineId: MapObjectId | null
  /** Objects that are being moved to another layer. */
  readonly moving: Map<MapObjectId, MapObject>
}

type Outcome = ConflictReason | null

export function draftOf({ layers, mainLineId }: MapDocument): MapDraft {
  return { layers: layers.map((layer) => ({ ...layer, objects: [...layer.objects] })), mainLineId, moving: new Map() }
}

export function renameLayer(draft: MapDraft, { id, before, after }: LayerDifference): Outcome {
  const index = draft.layers.findIndex((layer) => layer.id === id)
  const layer = draft.layers[index]
  if (!layer || !after) return 'layer_gone'
  const head = headingOf(layer)
  if (isEqual(head, after)) return null
  if (!isEqual(head, before)) return 'layer_changed'
  draft.layers[index] = { id, objects: layer.objects, ...after }
  return null
}

export function insertLayer({ layers }: MapDraft, { id, after, previousId }: LayerDifference): Outcome {
  if (!after) return null
  const known = layers.find((layer) => layer.id === id)
  if (known) return isEqual(headingOf(known), after) ? null : 'layer_exists'
  if (layers.length >= MAP_LIMITS.layers) return 'too_many_layers'
  layers.splice(placeBehind(layers, previousId), 0, { id, ...after, objects: [] })
  return null
}

/** A layer that somebody has put something into since stays. */
export function removeLayer(draft: MapDraft, { id }: LayerDifference): Outcome {
  const layer = draft.layers.find((candidate) => candidate.id === id)
  if (layer && layer.objects.length > 0) return 'layer_in_use'
  draft.layers = draft.layers.filter((candidate) => candidate !== layer)
  return null
}

export function removeObject(draft: MapDraft, { id, before }: ObjectDifference): Outcome {
  const layer = layerOf(draft, id)
  const object = layer?.objects.find((candidate) => candidate.id === id)
  if (!layer || !object) return null
  if (!before || !isEqual(asKnown(object, before.object), before.object)) return 'object_changed'
  layer.objects = layer.objects.filter((candidate) => candidate !== object)
  return null
}

/** Changes an object where it is, even in another layer than it was in. */
export function changeObject(draft: MapDraft, { id, before, after }: ObjectDifference): Outcome {
  const objects = layerOf(draft, id)?.objects
  const index = objects?.findIndex((object) => object.id === id) ?? -1
  const object = objects?.[index]
  if (!objects || !object || !before || !after) return 'object_gone'
  const merged = mergeObject(object, before.object, after.object)
  if (!merged) return 'object_changed'
  objects[index] = merged
  return null
}

/** Takes an object out of its layer, changed, for {@link placeObject} to put it into another one. */
export function takeObject(draft: MapDraft, change: ObjectDifference): Outcome {
  const { id, before, after } = change
  const layer = layerOf(draft, id)
  if (!layer) return 'object_gone'
  const isMovedAlready = layer.id === after?.layerId
  if (!isMovedAlready && layer.id !== before?.layerId) return 'object_changed'
  const problem = changeObject(draft, change)
  const object = layer.objects.find((candidate) => candidate.id === id)
  if (problem || !object || isMovedAlready) return problem
  layer.objects = layer.objects.filter((candidate) => candidate !== object)
  draft.moving.set(id, object)
  return null
}

/** Puts an object in that is new, or that was taken out of another layer. */
export function placeObject(draft: MapDraft, { id, before, after, previousId }: ObjectDifference): Outcome {
  const object = before ? draft.moving.get(id) : after?.object
  if (!object || !after) return null // it was not applied, which has been reported
  const known = before ? undefined : layerOf(draft, id)?.objects.find((candidate) => candidate.id === id)
  if (known) return isEqual(known, object) ? null : 'object_exists'
  const layer = draft.layers.find((candidate) => candidate.id === after.layerId)
  if (!layer) return 'layer_gone'
  if (layer.objects.length >= MAP_LIMITS.objectsPerLayer) return 'layer_full'
  layer.objects.splice(placeBehind(layer.objects, previousId), 0, object)
  draft.moving.delete(id)
  return null
}

export function orderLayers(draft: MapDraft, { before, after }: LayerOrderDifference): Outcome {
  const ordered = reorder(draft.layers, before, after)
  draft.layers = ordered ?? draft.layers
  return ordered ? null : 'order_changed'
}

export function orderObjects(draft: MapDraft, { layerId, before, after }: ObjectOrderDifference): Outcome {
  const layer = draft.layers.find(({ id }) => id === layerId)
  if (!layer) return 'layer_gone'
  const ordered = reorder(layer.objects, before, after)
  layer.objects = ordered ?? layer.objects
  return ordered ? null : 'order_changed'
}

export function setMainLine(draft: MapDraft, { before, after }: MainLineDifference): Outcome {
  if (draft.mainLineId === after) return null
  if (draft.mainLineId !== before) return 'main_line_changed'
  const isThere = draft.layers.some(({ objects }) => objects.some((object) => object.id === after && isLine(object)))
  if (after !== null && !isThere) return 'object_gone'
  draft.mainLineId = after
  return null
}

function layerOf({ layers }: MapDraft, id: MapObjectId): DraftLayer | undefined {
  return layers.find(({ objects }) => objects.some((object) => object.id === id))
}

/** At the end when its predecessor was deleted. */
function placeBehind<Id>(items: readonly { readonly id: Id }[], previousId: Id | null): number {
  if (previousId === null) return 0
  const index = items.findIndex(({ id }) => id === previousId)
  return index < 0 ? items.length : index + 1
}

/** Reorders the items whose order changed, within the positions they occupy; null when they have been reordered since. */
function reorder<Item extends { readonly id: MapObjectId | LayerId }>(
  items: readonly Item[],
  before: readonly Item['id'][],
  after: readonly Item['id'][],
): Item[] | null {
  const byId = new Map(items.map((item) => [item.id, item]))
  const ordered = after.flatMap((id) => byId.get(id) ?? [])
  const isOrdered = new Set(ordered)
  const present = items.filter((item) => isOrdered.has(item))
  const former = before.flatMap((id) => byId.get(id) ?? [])
  if (!isEqual(idsOf(present), idsOf(former)) && !isEqual(idsOf(present), idsOf(ordered))) return null
  const next = ordered.values()
  return items.map((item) => (isOrdered.has(item) ? (next.next().value ?? item) : item))
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
