import { type AnyLine, type MapObject, type Position, pathLengthMeters } from '@mishiori/map-document'
import type { FileLayer } from '@mishiori/route-files'
import type { ImportFile } from './import-file.ts'

type ItemKind = 'line' | 'areas' | 'spots'

/** Which items are selected or excluded, by id. An item without an entry keeps its default. */
export type Choices = Readonly<Record<string, boolean>>

/** What is chosen as one: a line, the parts of a track, or all areas or spots of a layer. */
export interface ImportItem {
  /** The same when its file is read again. */
  readonly id: string
  readonly fileId: string
  readonly layerName: string
  readonly kind: ItemKind
  readonly name: string
  readonly objects: readonly MapObject[]
  /** Zero of all but lines. */
  readonly lengthMeters: number
  /** The file that holds the same before it; null where none does. */
  readonly sameAs: string | null
}

/** What the files hold that were read, in their order. */
export function itemsOf(files: readonly ImportFile[]): readonly ImportItem[] {
  const found = new Map<string, string>()
  return files.flatMap(({ id, file, state }) => {
    if (state.kind !== 'read') return []
    const items = state.layers.flatMap((layer, at) => itemsOfLayer(layer, { fileId: id, at }))
    return items.map((item): ImportItem => {
      const key = contentKey(item)
      const sameAs = found.get(key) ?? null
      if (sameAs === null) found.set(key, file.name)
      return { ...item, sameAs }
    })
  })
}

function itemsOfLayer(
  { name: layerName, objects, groups = [] }: FileLayer,
  { fileId, at }: { readonly fileId: string; readonly at: number },
): readonly ImportItem[] {
  const spots = objects.filter(({ kind }) => kind === 'spot')
  const areas = objects.filter((object) => !('path' in object) && object.kind !== 'spot')
  const base = { fileId, layerName, sameAs: null }
  const group = (kind: 'areas' | 'spots', members: readonly MapObject[]): readonly ImportItem[] =>
    members.length === 0
      ? []
      : [{ ...base, id: `${fileId}/${at}/${kind}`, kind, name: layerName, objects: members, lengthMeters: 0 }]
  return [
    ...togetherByGroup(objects, groups).map(
      (lines, index): ImportItem => ({
        ...base,
        id: `${fileId}/${at}/line/${index}`,
        kind: 'line',
        name: nameOf(lines),
        objects: lines,
        lengthMeters: lines.reduce((sum, { path }) => sum + pathLengthMeters(path), 0),
      }),
    ),
    ...group('areas', areas),
    ...group('spots', spots),
  ]
}

/** The lines in their order, those of one track together: nobody chooses among the parts of a walk. */
function togetherByGroup(
  objects: readonly MapObject[],
  groups: NonNullable<FileLayer['groups']>,
): readonly (readonly AnyLine[])[] {
  const firstOf = new Map(groups.flatMap((ids) => ids.map((id) => [id, ids[0]])))
  const lines = objects.filter((object): object is AnyLine => 'path' in object)
  return [...Map.groupBy(lines, ({ id }) => firstOf.get(id) ?? id).values()]
}

/** Of the parts of a track without their numbers. */
function nameOf(lines: readonly AnyLine[]): string {
  const name = lines[0]?.name ?? ''
  return lines.length > 1 ? name.replace(/ \(\d+\)$/, '') : name
}

/** Equal for content that looks the same on a map, whatever its name is. */
function contentKey({ kind, objects }: ImportItem): string {
  return `${kind} ${objects.map((object) => positionsOf(object).map(rounded).join(' ')).join('|')}`
}

/** A line by its ends, its middle and the number of its points: two walks of the same way differ in these. */
function positionsOf(object: MapObject): readonly Position[] {
  switch (object.kind) {
    case 'line':
    case 'navigationLine':
    case 'recordedLine': {
      const { path } = object
      const [first, middle, last] = [path[0], path[path.length >> 1], path.at(-1)]
      return [first, middle, last].flatMap((position) => (position ? [position] : [])).concat([[path.length, 0]])
    }
    case 'spot':
      return [object.position]
    case 'polygon':
      return object.vertices
    case 'circle':
      return [object.center, [object.radiusMeters, 0]]
    case 'rectangle':
      return [
        [object.west, object.south],
        [object.east, object.north],
      ]
  }
}

const rounded = ([lng, lat]: Position) => `${lng.toFixed(5)},${lat.toFixed(5)}`
