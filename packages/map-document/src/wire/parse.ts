import { layerId } from '../ids.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId } from '../map-object.ts'
import { isLine } from '../operations/edit.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { parseObject } from './parse-object.ts'
import { field, isRecord, type WireProblem, WireReader } from './reader.ts'
import { parseTranslations } from './translations.ts'

/** A valid document, or the problems that were found. Parsing never throws. */
export type ParseMapResult =
  | { readonly ok: true; readonly document: MapDocument }
  | { readonly ok: false; readonly problems: readonly WireProblem[] }

/**
 * Reads stored JSON: the array of layers, or an object that has it as `layers` or `layer`. Accepts the specification's
 * spellings and the code's. Never throws, whatever the JSON is, and answers only valid documents; without a line marked as
 * main the first line is.
 */
export function parseMapDocument(value: unknown): ParseMapResult {
  const reader = new WireReader()
  const layers = isRecord(value) ? field(value, 'layers', 'layer') : value
  const mainIds: MapObjectId[] = []
  const parsed = reader
    .list(layers, ['layers'], MAP_LIMITS.layers)
    .map((layer, index) => parseLayer(reader, layer, { path: ['layers', index], mainIds }))
  if (reader.problems.length > 0) return { ok: false, problems: reader.problems }
  const document = { layers: parsed, mainLineId: mainIds[0] ?? firstLineId(parsed) }
  const problems = validateDocument(document)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, document }
}

function firstLineId(layers: readonly Layer[]): MapObjectId | null {
  return layers.flatMap((layer) => layer.objects).find(isLine)?.id ?? null
}

function parseLayer(
  reader: WireReader,
  value: unknown,
  place: { readonly path: WireProblem['path']; readonly mainIds: MapObjectId[] },
): Layer {
  if (!isRecord(value)) reader.reject(place.path, 'object')
  const record = isRecord(value) ? value : {}
  const id = field(record, 'id')
  const objects: MapObject[] = []
  for (const [index, item] of reader
    .list(field(record, 'objects'), [...place.path, 'objects'], MAP_LIMITS.objectsPerLayer, {
      code: 'layer.object_limit_reached',
      max: MAP_LIMITS.objectsPerLayer,
    })
    .entries()) {
    const read = parseObject(reader, item, [...place.path, 'objects', index])
    if (!read) continue
    objects.push(read.object)
    if (read.isMain && isLine(read.object)) place.mainIds.push(read.object.id)
  }
  return {
    id: layerId(reader.string(typeof id === 'number' ? String(id) : id, [...place.path, 'id'])),
    name: reader.string(field(record, 'name'), [...place.path, 'name']),
    objects,
    ...parseTranslations(reader, record, place.path),
  }
}
