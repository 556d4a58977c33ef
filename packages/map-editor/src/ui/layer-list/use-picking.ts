import type { Layer, MapObjectId } from '@mishiori/map-document'
import { useState } from 'react'
import type { TreeRow } from './tree-rows.ts'

export type PickState = 'all' | 'some' | 'none'

/** Several objects being chosen to be changed at once. */
export interface Picking {
  readonly ids: ReadonlySet<MapObjectId>
  readonly isAll: boolean
  /** Picking a layer picks all of its objects. */
  readonly toggle: (row: TreeRow) => void
  readonly toggleAll: () => void
  readonly end: () => void
}

/** Null until it is begun. Removed objects are not picked any more. */
export function usePicking(layers: readonly Layer[]): { readonly picking: Picking | null; readonly begin: () => void } {
  const [picked, setPicked] = useState<ReadonlySet<MapObjectId> | null>(null)
  const begin = () => setPicked(new Set())
  if (picked === null) return { picking: null, begin }
  const all = layers.flatMap(({ objects }) => objects.map(({ id }) => id))
  const ids = new Set(all.filter((id) => picked.has(id)))
  const isAll = all.length > 0 && ids.size === all.length
  return {
    begin,
    picking: {
      ids,
      isAll,
      toggle: (row) => setPicked(toggled(ids, row.kind === 'object' ? [row.object.id] : objectIds(row.layer))),
      toggleAll: () => setPicked(new Set(isAll ? [] : all)),
      end: () => setPicked(null),
    },
  }
}

export function pickState(layer: Layer, ids: ReadonlySet<MapObjectId>): PickState {
  const count = layer.objects.filter(({ id }) => ids.has(id)).length
  if (count === 0) return 'none'
  return count === layer.objects.length ? 'all' : 'some'
}

/** All of them become picked, or none when all are. */
function toggled(ids: ReadonlySet<MapObjectId>, some: readonly MapObjectId[]): ReadonlySet<MapObjectId> {
  const after = new Set(ids)
  const areAll = some.every((id) => ids.has(id))
  for (const id of some) {
    if (areAll) after.delete(id)
    else after.add(id)
  }
  return after
}

const objectIds = ({ objects }: Layer) => objects.map(({ id }) => id)
