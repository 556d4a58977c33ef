import type { Layer, LayerId, MapObjectId } from '@mishiori/map-document'

/** A row of the list. Keys are unique over layers and objects. */
export type RowKey = `layer:${string}` | `object:${string}`

export type TreeRow =
  | { readonly kind: 'layer'; readonly key: RowKey; readonly layer: Layer; readonly layerIndex: number }
  | {
      readonly kind: 'object'
      readonly key: RowKey
      readonly layer: Layer
      readonly layerIndex: number
      readonly object: Layer['objects'][number]
      readonly objectIndex: number
    }

export const layerKey = (id: LayerId): RowKey => `layer:${id}`
export const objectKey = (id: MapObjectId): RowKey => `object:${id}`

/** The rows that can be seen, top to bottom. */
export function listVisibleRows(layers: readonly Layer[], expandedIds: ReadonlySet<LayerId>): readonly TreeRow[] {
  return layers.flatMap((layer, layerIndex): TreeRow[] => {
    const head: TreeRow = { kind: 'layer', key: layerKey(layer.id), layer, layerIndex }
    if (!expandedIds.has(layer.id)) return [head]
    const objects = layer.objects.map(
      (object, objectIndex): TreeRow => ({
        kind: 'object',
        key: objectKey(object.id),
        layer,
        layerIndex,
        object,
        objectIndex,
      }),
    )
    return [head, ...objects]
  })
}

/** Where a moved row ends. `toIndex` counts without the moved row itself. */
export type Destination =
  | { readonly kind: 'layer'; readonly layerId: LayerId; readonly toIndex: number }
  | { readonly kind: 'object'; readonly objectId: MapObjectId; readonly toLayerId: LayerId; readonly toIndex: number }

export interface DropTarget {
  readonly key: RowKey
  readonly side: 'before' | 'after'
}

/** The destination of `dragged` when dropped at `target`; null where it already is. */
export function dropDestination(dragged: TreeRow, target: TreeRow, side: DropTarget['side']): Destination | null {
  return dragged.kind === 'layer' ? layerDestination(dragged, target, side) : objectDestination(dragged, target, side)
}

function layerDestination(
  dragged: Extract<TreeRow, { kind: 'layer' }>,
  target: TreeRow,
  side: DropTarget['side'],
): Destination | null {
  const before = side === 'before' && target.kind === 'layer'
  const gap = target.layerIndex + (before ? 0 : 1)
  const toIndex = withoutSelf(gap, dragged.layerIndex)
  return toIndex === dragged.layerIndex ? null : { kind: 'layer', layerId: dragged.layer.id, toIndex }
}

function objectDestination(
  dragged: Extract<TreeRow, { kind: 'object' }>,
  target: TreeRow,
  side: DropTarget['side'],
): Destination | null {
  const gap = target.kind === 'layer' ? 0 : target.objectIndex + (side === 'before' ? 0 : 1)
  const isSameLayer = dragged.layer.id === target.layer.id
  const toIndex = isSameLayer ? withoutSelf(gap, dragged.objectIndex) : gap
  if (isSameLayer && toIndex === dragged.objectIndex) return null
  return { kind: 'object', objectId: dragged.object.id, toLayerId: target.layer.id, toIndex }
}

/** The index after the moved item left its own place. */
function withoutSelf(gap: number, own: number): number {
  return gap > own ? gap - 1 : gap
}

/** One place up or down, as the keyboard and the menu move. Objects step into the neighbouring layer at the ends. */
export function stepDestination(layers: readonly Layer[], row: TreeRow, step: 1 | -1): Destination | null {
  if (row.kind === 'layer') {
    const toIndex = row.layerIndex + step
    return layers[toIndex] ? { kind: 'layer', layerId: row.layer.id, toIndex } : null
  }
  const toIndex = row.objectIndex + step
  if (row.layer.objects[toIndex]) {
    return { kind: 'object', objectId: row.object.id, toLayerId: row.layer.id, toIndex }
  }
  const neighbour = layers[row.layerIndex + step]
  if (!neighbour) return null
  const atEdge = step === 1 ? 0 : neighbour.objects.length
  return { kind: 'object', objectId: row.object.id, toLayerId: neighbour.id, toIndex: atEdge }
}
