import { isEqual } from '../is-equal.ts'
import type { Layer, LayerId, MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId } from '../map-object.ts'
import type { LayerHead, MapChange, ObjectDifference, PlacedObject } from './map-change.ts'

/**
 * How `after` differs from `before`, object by object, by their ids: {@link applyMapChanges} makes the one of the other. Both have
 * to be valid. What came or changed is in the order of `after`, what went in that of `before`.
 */
export function diffDocuments(before: MapDocument, after: MapDocument): readonly MapChange[] {
  return [
    ...layerDifferences(before, after),
    ...objectDifferences(before, after),
    ...objectOrders(before, after),
    ...(before.mainLineId === after.mainLineId
      ? []
      : [{ kind: 'mainLine' as const, before: before.mainLineId, after: after.mainLineId }]),
  ]
}

export function headingOf({ name, translations }: Layer): LayerHead {
  return translations ? { name, translations } : { name }
}

function layerDifferences(before: MapDocument, after: MapDocument): readonly MapChange[] {
  const [old, now] = [new Map(before.layers.map(byId)), new Map(after.layers.map(byId))]
  const changed = after.layers.flatMap((layer, index): MapChange[] => {
    const [former, head] = [old.get(layer.id), headingOf(layer)]
    const previousId = former ? null : (after.layers[index - 1]?.id ?? null)
    const isSame = former && isEqual(headingOf(former), head)
    return isSame
      ? []
      : [{ kind: 'layer', id: layer.id, before: former ? headingOf(former) : null, after: head, previousId }]
  })
  const gone = before.layers.filter(({ id }) => !now.has(id))
  return [
    ...changed,
    ...gone.map((layer) => ({
      kind: 'layer' as const,
      id: layer.id,
      before: headingOf(layer),
      after: null,
      previousId: null,
    })),
    ...orderOf(before.layers, after.layers).map((order) => ({ kind: 'layerOrder' as const, ...order })),
  ]
}

function objectDifferences(before: MapDocument, after: MapDocument): readonly ObjectDifference[] {
  const [old, now] = [placedObjects(before), placedObjects(after)]
  const come = after.layers.flatMap(({ id: layerId, objects }) =>
    objects.flatMap((object, index): ObjectDifference[] => {
      const former = old.get(object.id) ?? null
      const isHere = former?.layerId === layerId
      if (isHere && isEqual(former.object, object)) return []
      const previousId = isHere ? null : (objects[index - 1]?.id ?? null)
      return [{ kind: 'object', id: object.id, before: former, after: { layerId, object }, previousId }]
    }),
  )
  const gone = [...old].filter(([id]) => !now.has(id))
  return [
    ...come,
    ...gone.map(([id, placed]) => ({ kind: 'object' as const, id, before: placed, after: null, previousId: null })),
  ]
}

function objectOrders(before: MapDocument, after: MapDocument): readonly MapChange[] {
  const old = new Map<LayerId, Layer>(before.layers.map(byId))
  return after.layers.flatMap(({ id: layerId, objects }) =>
    orderOf(old.get(layerId)?.objects ?? [], objects).map((order) => ({
      kind: 'objectOrder' as const,
      layerId,
      ...order,
    })),
  )
}

/** How what both lists have is ordered in each; nothing when alike. */
function orderOf<Id>(before: readonly { readonly id: Id }[], after: readonly { readonly id: Id }[]) {
  const [old, now] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))]
  const order = { before: [...old].filter((id) => now.has(id)), after: [...now].filter((id) => old.has(id)) }
  return isEqual(order.before, order.after) ? [] : [order]
}

/** Every object of a document by its id. */
function placedObjects({ layers }: MapDocument): ReadonlyMap<MapObjectId, PlacedObject> {
  return new Map(
    layers.flatMap(({ id: layerId, objects }) => objects.map((object: MapObject) => [object.id, { layerId, object }])),
  )
}

const byId = (layer: Layer): [LayerId, Layer] => [layer.id, layer]
