import { type MapDocument, type MapObject, parseMapDocument } from '@mishiori/map-document'

export interface ObjectChange {
  readonly id: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** The current name; the former one of a deleted object. */
  readonly name: string
}

/** A blank map and one that cannot be read compare alike: nothing is on them. */
export function readMap(layers: readonly unknown[]): MapDocument | null {
  const parsed = parseMapDocument(layers)
  return parsed.ok ? parsed.document : null
}

/** An object on the earlier and on the later map; null where it is not there. One of the two is. */
export interface ObjectPair {
  readonly before: MapObject | null
  readonly after: MapObject | null
}

/** What is on both maps, on one of them, and how they differ: first what is on the later one, in its order. */
export function pairObjects(before: MapDocument | null, after: MapDocument | null): readonly ObjectPair[] {
  const [old, now] = [objectsOf(before), objectsOf(after)]
  const gone = [...old.values()].filter(({ id }) => !now.has(id))
  return [
    ...[...now.values()].map((object) => ({ before: old.get(object.id) ?? null, after: object })),
    ...gone.map((object) => ({ before: object, after: null })),
  ]
}

export function compareObjects(before: MapDocument | null, after: MapDocument | null): ObjectChange[] {
  return pairObjects(before, after).flatMap((pair): ObjectChange[] => {
    const { id, name } = pair.after ?? pair.before ?? {}
    if (id === undefined || name === undefined || isSame(pair.before, pair.after)) return []
    return [{ id, name, kind: kindOf(pair) }]
  })
}

function kindOf({ before, after }: ObjectPair): ObjectChange['kind'] {
  if (!before) return 'added'
  return after ? 'changed' : 'removed'
}

/** Names or order of layers differ, or an object is in another layer. */
export function haveOtherLayers(before: MapDocument | null, after: MapDocument | null): boolean {
  return layout(before, after) !== layout(after, before)
}

/** Both are plain data, written by the same hand in the same order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function objectsOf(map: MapDocument | null): ReadonlyMap<string, MapObject> {
  const objects = map?.layers.flatMap((layer) => layer.objects) ?? []
  return new Map(objects.map((object) => [object.id, object]))
}

/** The layers of a map with those of their objects that the other map has too, so that new objects alone make no difference. */
function layout(map: MapDocument | null, other: MapDocument | null): string {
  const known = objectsOf(other)
  const layers = map?.layers ?? []
  return JSON.stringify(
    layers.map(({ name, translations, objects }) => [
      name,
      translations,
      objects.filter(({ id }) => known.has(id)).map(({ id }) => id),
    ]),
  )
}
