import type { LayerHead, MapChange, PlacedObject } from '../changes/map-change.ts'
import { mapChangeKey } from '../changes/map-change.ts'
import { layerId, mapObjectId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import { findObjectIssue } from '../validate/validate-object.ts'
import { findNameIssue, findTranslationsIssue } from '../validate/validate-text.ts'
import { parseObject } from './parse-object.ts'
import { field, isRecord, type WireProblem, WireReader } from './reader.ts'
import { serializeObject } from './serialize.ts'
import { parseTranslations, serializeTranslations } from './translations.ts'

type Path = WireProblem['path']

/** As many as two full documents can differ in. */
const MOST_CHANGES = 2 * MAP_LIMITS.layers * (MAP_LIMITS.objectsPerLayer + 2) + 2

/** Valid changes, or the problems that were found. Parsing never throws. */
export type ParseChangesResult =
  | { readonly ok: true; readonly changes: readonly MapChange[] }
  | { readonly ok: false; readonly problems: readonly WireProblem[] }

/** Changes as JSON values: objects as {@link serializeMapDocument} writes them. */
export function serializeMapChanges(changes: readonly MapChange[]): readonly Readonly<Record<string, unknown>>[] {
  return changes.map(serializeChange)
}

function serializeChange(change: MapChange): Readonly<Record<string, unknown>> {
  switch (change.kind) {
    case 'object': {
      const { kind, id, previousId: previous_id, before, after } = change
      return { kind, id, previous_id, before: placedOnWire(before), after: placedOnWire(after) }
    }
    case 'layer': {
      const { kind, id, previousId: previous_id, before, after } = change
      return { kind, id, previous_id, before: headOnWire(before), after: headOnWire(after) }
    }
    case 'objectOrder':
      return { kind: change.kind, layer_id: change.layerId, before: change.before, after: change.after }
    case 'layerOrder':
    case 'mainLine':
      return { ...change }
  }
}

/** Reads stored changes. No two of them have the same target. Never throws; every object and name in them is valid. */
export function parseMapChanges(value: unknown): ParseChangesResult {
  const reader = new WireReader()
  const changes: MapChange[] = []
  const keys = new Set<string>()
  for (const [index, item] of reader.list(value, ['changes'], MOST_CHANGES).entries()) {
    const path = ['changes', index]
    const change = isRecord(item) ? parseChange(reader, item, path) : null
    if (!change) {
      reader.reject(path, 'change of a map')
      continue
    }
    if (keys.has(mapChangeKey(change))) reader.reject(path, 'one change of each thing')
    keys.add(mapChangeKey(change))
    changes.push(change)
  }
  return reader.problems.length > 0 ? { ok: false, problems: reader.problems } : { ok: true, changes }
}

function placedOnWire(placed: PlacedObject | null) {
  return placed && { layer_id: placed.layerId, object: serializeObject(placed.object, null) }
}

function headOnWire(head: LayerHead | null) {
  return head && { name: head.name, ...serializeTranslations(head.translations) }
}

function parseChange(reader: WireReader, record: object, path: Path): MapChange | null {
  const text = (name: string) => reader.string(field(record, name), [...path, name])
  const orNull = <Id>(name: string, make: (text: string) => Id) =>
    (field(record, name) ?? null) === null ? null : make(text(name))
  const kind = field(record, 'kind')
  switch (kind) {
    case 'object': {
      const id = mapObjectId(text('id'))
      const { before, after } = sidesOf(record, (side, name) => parsePlaced(reader, side, [...path, name]))
      const isOfId = (placed: PlacedObject | null) => placed === null || placed.object.id === id
      if (!(before || after) || !isOfId(before) || !isOfId(after)) return null
      return { kind, id, before, after, previousId: orNull('previous_id', mapObjectId) }
    }
    case 'layer': {
      const { before, after } = sidesOf(record, (side, name) => parseHead(reader, side, [...path, name]))
      if (!(before || after)) return null
      return { kind, id: layerId(text('id')), before, after, previousId: orNull('previous_id', layerId) }
    }
    case 'layerOrder': {
      const order = parseOrder(reader, record, path)
      return order && { kind, before: order.before.map(layerId), after: order.after.map(layerId) }
    }
    case 'objectOrder': {
      const order = parseOrder(reader, record, path)
      if (!order) return null
      const [before, after] = [order.before.map(mapObjectId), order.after.map(mapObjectId)]
      return { kind, layerId: layerId(text('layer_id')), before, after }
    }
    case 'mainLine':
      return { kind, before: orNull('before', mapObjectId), after: orNull('after', mapObjectId) }
    default:
      return null
  }
}

function sidesOf<Side>(record: object, parse: (value: object, name: string) => Side | null) {
  const read = (name: 'before' | 'after') => {
    const side = field(record, name)
    return isRecord(side) ? parse(side, name) : null
  }
  return { before: read('before'), after: read('after') }
}

function parsePlaced(reader: WireReader, record: object, path: Path): PlacedObject | null {
  const read = parseObject(reader, field(record, 'object'), [...path, 'object'])
  if (!read) return null
  const issue = findObjectIssue(read.object)
  if (issue) reader.problems.push({ path: [...path, 'object'], issue })
  return { layerId: layerId(reader.string(field(record, 'layer_id'), [...path, 'layer_id'])), object: read.object }
}

function parseHead(reader: WireReader, record: object, path: Path): LayerHead {
  const head = {
    name: reader.string(field(record, 'name'), [...path, 'name']),
    ...parseTranslations(reader, record, path),
  }
  const issue = findNameIssue(head.name) ?? findTranslationsIssue(head.translations)
  if (issue) reader.problems.push({ path: [...path, 'name'], issue })
  return head
}

/** The same ids in two orders, each of them once; else null. */
function parseOrder(reader: WireReader, record: object, path: Path) {
  const read = (name: string) =>
    reader
      .list(field(record, name), [...path, name], MAP_LIMITS.objectsPerLayer)
      .map((id, index) => reader.string(id, [...path, name, index]))
  const [before, after] = [read('before'), read('after')]
  const known = new Set(before)
  const isOrder = known.size === before.length && new Set(after).size === before.length
  return isOrder && after.every((id) => known.has(id)) ? { before, after } : null
}
