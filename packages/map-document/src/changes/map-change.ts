import type { Translations } from '../languages/translations.ts'
import type { LayerId } from '../map-document.ts'
import type { MapObject, MapObjectId } from '../map-object.ts'

/** An object and its position in the layers. */
export interface PlacedObject {
  readonly layerId: LayerId
  readonly object: MapObject
}

/** What a layer is called. */
export interface LayerHead {
  readonly name: string
  readonly translations?: Translations
}

/** An object that was added (`before` is null), removed (`after` is null), changed, or moved to another layer. */
export interface ObjectDifference {
  readonly kind: 'object'
  readonly id: MapObjectId
  readonly before: PlacedObject | null
  readonly after: PlacedObject | null
  /** For an object added to its layer: the one before it; null for the first. */
  readonly previousId: MapObjectId | null
}

/** A layer that came, went or is called something else. */
export interface LayerDifference {
  readonly kind: 'layer'
  readonly id: LayerId
  readonly before: LayerHead | null
  readonly after: LayerHead | null
  /** For an added one: the one before it; null for the first. */
  readonly previousId: LayerId | null
}

/** Layers that both documents have stand in another order. */
export interface LayerOrderDifference {
  readonly kind: 'layerOrder'
  readonly before: readonly LayerId[]
  readonly after: readonly LayerId[]
}

/** Objects that a layer has in both documents stand in another order. */
export interface ObjectOrderDifference {
  readonly kind: 'objectOrder'
  readonly layerId: LayerId
  readonly before: readonly MapObjectId[]
  readonly after: readonly MapObjectId[]
}

/** Another line is the main one. */
export interface MainLineDifference {
  readonly kind: 'mainLine'
  readonly before: MapObjectId | null
  readonly after: MapObjectId | null
}

/** One difference between two documents. It holds both sides, so that it can be shown, turned round and merged. */
export type MapChange =
  | ObjectDifference
  | LayerDifference
  | LayerOrderDifference
  | ObjectOrderDifference
  | MainLineDifference

/** Names a change among those of one difference, as `object:k3j9`. */
export function mapChangeKey(change: MapChange): string {
  switch (change.kind) {
    case 'object':
    case 'layer':
      return `${change.kind}:${change.id}`
    case 'objectOrder':
      return `objectOrder:${change.layerId}`
    case 'layerOrder':
    case 'mainLine':
      return change.kind
  }
}

/** The changes with these keys, and the new layers that objects among them stand in. */
export function selectMapChanges(changes: readonly MapChange[], keys: Iterable<string>): readonly MapChange[] {
  const selected = new Set(keys)
  for (const change of changes) {
    if (change.kind === 'object' && change.after && selected.has(mapChangeKey(change))) {
      const { layerId } = change.after
      const isNew = changes.some((other) => other.kind === 'layer' && other.id === layerId && other.before === null)
      if (isNew) selected.add(`layer:${layerId}`)
    }
  }
  return changes.filter((change) => selected.has(mapChangeKey(change)))
}
