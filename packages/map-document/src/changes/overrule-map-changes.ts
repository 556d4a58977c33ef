import type { MapDocument } from '../map-document.ts'
import { headingOf } from './diff-documents.ts'
import {
  type LayerDifference,
  type MapChange,
  mapChangeKey,
  type ObjectDifference,
  type PlacedObject,
} from './map-change.ts'
import { mergeObjectOver } from './merge-object.ts'

/**
 * Changes with some of them adapted to what has happened since they were found, so that they apply to a document over
 * what contradicts them. For somebody who has seen both sides of a conflict and decides for the change. What it does not
 * touch stays as it is in the document. A change that cannot be adapted (its layer is full) still does not apply.
 *
 * @param keys of the changes that are made over whatever has happened, see {@link mapChangeKey}.
 */
export function overruleMapChanges(
  document: MapDocument,
  changes: readonly MapChange[],
  keys: Iterable<string>,
): readonly MapChange[] {
  const overruled = new Set(keys)
  const coming = changes.flatMap((change) => (change.kind === 'layer' && change.after ? [change.id] : []))
  const layerIds = new Set([...document.layers.map(({ id }) => id), ...coming])
  return changes.map((change) => (overruled.has(mapChangeKey(change)) ? adapt(document, change, layerIds) : change))
}

function adapt(document: MapDocument, change: MapChange, layerIds: ReadonlySet<string>): MapChange {
  switch (change.kind) {
    case 'object':
      return adaptObject(document, change, layerIds)
    case 'layer':
      return adaptLayer(document, change)
    case 'layerOrder':
      return { ...change, ...orderAmong(document.layers, change.after) }
    case 'objectOrder': {
      const layer = document.layers.find(({ id }) => id === change.layerId)
      return { ...change, ...orderAmong(layer?.objects ?? [], change.after) }
    }
    case 'mainLine':
      return { ...change, before: document.mainLineId }
  }
}

function adaptObject(document: MapDocument, change: ObjectDifference, layerIds: ReadonlySet<string>): ObjectDifference {
  const { id, before, after } = change
  const current = placedIn(document, id)
  if (!after) return { ...change, before: current ?? before }
  const layerId = layerIds.has(after.layerId) ? after.layerId : (document.layers[0]?.id ?? after.layerId)
  if (!current) return { ...change, before: null, after: { ...after, layerId } }
  const isMove = before !== null && before.layerId !== after.layerId
  const object = before ? mergeObjectOver(current.object, before.object, after.object) : after.object
  return { ...change, before: current, after: { layerId: isMove ? layerId : current.layerId, object } }
}

function adaptLayer({ layers }: MapDocument, change: LayerDifference): LayerDifference {
  const layer = layers.find(({ id }) => id === change.id)
  return { ...change, before: layer ? headingOf(layer) : null, previousId: layer ? change.previousId : null }
}

function placedIn({ layers }: MapDocument, id: ObjectDifference['id']): PlacedObject | null {
  for (const { id: layerId, objects } of layers) {
    const object = objects.find((candidate) => candidate.id === id)
    if (object) return { layerId, object }
  }
  return null
}

/** What is left of an order, from the one that these items are in now. */
function orderAmong<Id>(items: readonly { readonly id: Id }[], wanted: readonly Id[]) {
  const ids = items.map(({ id }) => id)
  return { before: ids.filter((id) => wanted.includes(id)), after: wanted.filter((id) => ids.includes(id)) }
}
