import type { EditResult, MapIssue } from '../issues.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import type { AnyLine, MapObject, MapObjectId, MapObjectKind } from '../map-object.ts'

export interface ObjectLocation {
  readonly layerIndex: number
  readonly objectIndex: number
  readonly layer: Layer
  readonly object: MapObject
}

export function refused(issue: MapIssue): { readonly ok: false; readonly issue: MapIssue } {
  return { ok: false, issue }
}

export function edited(document: MapDocument): EditResult {
  return { ok: true, document }
}

/** Where an object is, or null. */
export function findObject(document: MapDocument, objectId: MapObjectId): ObjectLocation | null {
  for (const [layerIndex, layer] of document.layers.entries()) {
    const objectIndex = layer.objects.findIndex((candidate) => candidate.id === objectId)
    const object = layer.objects[objectIndex]
    if (object) return { layerIndex, objectIndex, layer, object }
  }
  return null
}

type Found<Expected extends MapObject> =
  | { readonly ok: true; readonly location: ObjectLocation; readonly object: Expected }
  | { readonly ok: false; readonly issue: MapIssue }

/** An object of one kind, or why there is none. A recording among other lines is refused as what it is: locked. */
export function findOfKind<Kind extends MapObjectKind>(
  document: MapDocument,
  objectId: MapObjectId,
  kind: Kind,
): Found<Extract<MapObject, { kind: Kind }>> {
  const location = findObject(document, objectId)
  if (!location) return refused({ code: 'object.not_found' })
  const { object } = location
  if (isOfKind(object, kind)) return { ok: true, location, object }
  return refused({ code: object.kind === 'recordedLine' ? 'line.is_recorded' : 'object.wrong_kind' })
}

function isOfKind<Kind extends MapObjectKind>(
  object: MapObject,
  kind: Kind,
): object is Extract<MapObject, { kind: Kind }> {
  return object.kind === kind
}

export function isLine(object: MapObject): object is AnyLine {
  return object.kind === 'line' || object.kind === 'navigationLine' || object.kind === 'recordedLine'
}

/**
 * Copied by hand, as all that may bring a path: immer would search every position of it
 * (docs/decisions/056-use-immer-and-turf-where-they-pay.md).
 */
export function withLayer(document: MapDocument, layerIndex: number, layer: Layer): MapDocument {
  return { ...document, layers: document.layers.with(layerIndex, layer) }
}

export function withObjectAt(document: MapDocument, location: ObjectLocation, object: MapObject): MapDocument {
  const objects = location.layer.objects.with(location.objectIndex, object)
  return withLayer(document, location.layerIndex, { ...location.layer, objects })
}

/** Keeps the main line when it is still there; otherwise the oldest line (first in layer and object order) becomes main. */
export function withValidMainLine(document: MapDocument): MapDocument {
  const lines = document.layers.flatMap((layer) => layer.objects.filter(isLine))
  if (lines.some((line) => line.id === document.mainLineId)) return document
  return { ...document, mainLineId: lines[0]?.id ?? null }
}

/** `items` with the item at `from` taken out and put in so that it ends at `to` (clamped to the ends). */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined) return items
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item)
}
