import {
  addObjects,
  addStep,
  type DocumentHistory,
  type EditResult,
  findMapObject,
  fitLayers,
  type LayerContents,
  type LayerId,
  layerId,
  MAP_LIMITS,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  removeLayer,
  UTC_OFFSET_MINUTES,
} from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from './context.ts'
import { isPhotoSpot, joinPhotos } from './drafts/join-photos.ts'
import { timePhotos } from './drafts/photo-times.ts'
import type { PlacedFile } from './events.ts'
import { freeLayerName, numberedName } from './free-layer-name.ts'
import type { RouteFileAnswer } from './services.ts'
import { editOf } from './transitions.ts'

type Imported = Extract<RouteFileAnswer, { ok: true }>

interface Import {
  readonly result: EditResult
  /** Where the objects are then; of several layers, the first new one. */
  readonly layerId: LayerId
  readonly placed: PlacedFile
}

/**
 * A file's layers become layers of their own; they take the place of a new map's empty one. With ten layers, and when the file names
 * none, their objects go into the selected one. What does not fit is joined, split and at last left out, as `fitLayers` says.
 */
export function importInto(context: EditorContext, { layers }: Imported): Import {
  const { present } = context.history
  const named = layers.flatMap(({ name, objects }) => (name === null ? [] : [{ name, objects }]))
  const loose = layers.flatMap(({ name, objects }) => (name === null ? objects : []))
  const freeLayers = MAP_LIMITS.layers - present.layers.length + (isUntouched(context.history) ? 1 : 0)
  if (named.length === 0) return intoSelected(context, loose)
  if (freeLayers <= 0) return intoSelected(context, [...named.flatMap(({ objects }) => objects), ...loose])
  const { layers: fitted, ...summary } = fitLayers([...named, ...looseLayer(named, loose)], { layers: freeLayers })
  return intoNewLayers(context, fitted, summary)
}

/** Objects without a layer are added to the first layer that the files name. */
function looseLayer(named: readonly LayerContents[], loose: readonly MapObject[]): readonly LayerContents[] {
  const [first] = named
  return first && loose.length > 0 ? [{ name: first.name, objects: loose }] : []
}

function intoSelected(context: EditorContext, all: readonly MapObject[]): Import {
  const { selectedLayerId } = context
  const { document: present, joined, others: objects } = joinPhotos(context, all)
  const selected = present.layers.find(({ id }) => id === selectedLayerId)
  const room = MAP_LIMITS.objectsPerLayer - (selected?.objects.length ?? 0)
  const { layers, leftOut } = fitLayers([{ name: '', objects }], { layers: 1, objectsPerLayer: room })
  const placed = layers.flatMap((layer) => layer.objects)
  return {
    result:
      placed.length === 0
        ? nothingPlaced(present, joined.length > 0 ? 0 : leftOut)
        : addObjects(present, selectedLayerId, placed),
    layerId: selectedLayerId,
    placed: { objects: [...joined, ...placed], newLayerNames: [], joinedLayers: 0, splitLayers: 0, leftOut },
  }
}

function nothingPlaced(document: MapDocument, leftOut: number): EditResult {
  if (leftOut === 0) return { ok: true, document }
  return { ok: false, issue: { code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer } }
}

function intoNewLayers(
  { history, selectedLayerId, ports }: EditorContext,
  layers: readonly LayerContents[],
  summary: Pick<PlacedFile, 'joinedLayers' | 'splitLayers' | 'leftOut'>,
): Import {
  let result: EditResult = { ok: true, document: history.present }
  const made: { readonly id: LayerId; readonly name: string }[] = []
  for (const { name, objects } of layers) {
    if (!result.ok) break
    const id = layerId(ports.createId())
    const layer = { id, name: freeLayerName(result.document, (number) => numberedName(name, number), 1) }
    result = addObjects(result.document, layer, objects)
    if (made.length === 0 && isUntouched(history)) result = withoutFirstLayer(result)
    made.push(layer)
  }
  return {
    result,
    layerId: made[0]?.id ?? selectedLayerId,
    placed: {
      objects: layers.flatMap(({ objects }) => objects),
      newLayerNames: made.map(({ name }) => name),
      ...summary,
    },
  }
}

/** Nothing was done yet on an empty map. */
function isUntouched({ present, past }: DocumentHistory): boolean {
  return past.length === 0 && present.layers.length === 1 && present.layers[0]?.objects.length === 0
}

function withoutFirstLayer(result: EditResult): EditResult {
  const first = result.ok ? result.document.layers[0] : undefined
  return result.ok && first ? removeLayer(result.document, first.id) : result
}

/** The layer for the next objects, the selection after the import, and the photos that still need a place. */
export function withImported(
  context: EditorContext,
  { answer, placed, layerId }: { readonly answer: Imported; readonly placed: PlacedFile; readonly layerId: LayerId },
): Partial<EditorContext> {
  return {
    selectedLayerId: layerId,
    importedId: importedId(context, placed.objects),
    photoSpotIds: [...new Set([...context.photoSpotIds, ...placed.objects.filter(isPhotoSpot).map(({ id }) => id)])],
    unplaced: [...context.unplaced, ...(answer.unplaced ?? [])],
  }
}

/** Of everything that files opened together have brought, the first line, else the first object. */
function importedId({ history, importedId }: EditorContext, objects: readonly MapObject[]): MapObjectId | null {
  const known = importedId === null ? null : findMapObject(history.present, importedId)
  if (known && 'path' in known) return known.id
  return (objects.find((object) => 'path' in object) ?? known ?? objects[0])?.id ?? null
}

/** The edit that places the next photo. */
export function photoEdit(context: EditorContext): OpenEdit | null {
  const [photo] = context.unplaced
  return photo ? { ...editOf(context, photo.id), isNew: true } : null
}

/**
 * The edit that places photos on the tracks by time, recomputed for each setting of the clock: one step, or none while
 * no photo is on a track.
 */
export function withClock(context: EditorContext, minutes: number): Partial<EditorContext> {
  const clockOffsetMinutes = Math.min(UTC_OFFSET_MINUTES.max, Math.max(UTC_OFFSET_MINUTES.min, minutes))
  const { result, spots } = timePhotos(context, clockOffsetMinutes)
  const [photo] = spots.length > 0 ? spots : context.unplaced
  if (!photo || !result.ok) return { clockOffsetMinutes }
  const opened = editOf(context, photo.id)
  const session = spots.length > 0 ? addStep(opened.session, result.document) : opened.session
  return { clockOffsetMinutes, edit: { ...opened, session, isNew: true } }
}
