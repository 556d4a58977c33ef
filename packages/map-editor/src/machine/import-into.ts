import {
  addObjects,
  type DocumentHistory,
  type EditResult,
  findMapObject,
  type LayerId,
  layerId,
  MAP_LIMITS,
  type MapObjectId,
  removeLayer,
} from '@mishiori/map-document'
import type { RouteFileAnswer } from '../services.ts'
import type { EditorContext, OpenEdit } from './context.ts'
import { freeLayerName, numberedName } from './free-layer-name.ts'
import { editOf } from './transitions.ts'

type Imported = Extract<RouteFileAnswer, { ok: true }>

interface Import {
  readonly result: EditResult
  /** Where the objects are then. */
  readonly layerId: LayerId
  /** Null when they went into a layer that was there. */
  readonly newLayerName: string | null
}

/**
 * A file's objects go into a layer of their own; it takes the place of a new map's empty one. With ten layers, and when the file names none,
 * they go into the selected one.
 */
export function importInto({ history, selectedLayerId, ports }: EditorContext, answer: Imported): Import {
  const { present } = history
  if (answer.objects.length === 0 && answer.unplaced) {
    return { result: { ok: true, document: present }, layerId: selectedLayerId, newLayerName: null }
  }
  if (answer.layerName === null || present.layers.length >= MAP_LIMITS.layers) {
    const result = addObjects(present, selectedLayerId, answer.objects)
    return { result, layerId: selectedLayerId, newLayerName: null }
  }
  const { layerName } = answer
  const name = freeLayerName(present, (number) => numberedName(layerName, number), 1)
  const layer = { id: layerId(ports.createId()), name }
  const result = addObjects(present, layer, answer.objects)
  return {
    result: isUntouched(history) ? withoutFirstLayer(result) : result,
    layerId: layer.id,
    newLayerName: layer.name,
  }
}

/** Nothing was done yet on a map that holds nothing. */
function isUntouched({ present, past }: DocumentHistory): boolean {
  return past.length === 0 && present.layers.length === 1 && present.layers[0]?.objects.length === 0
}

function withoutFirstLayer(result: EditResult): EditResult {
  const first = result.ok ? result.document.layers[0] : undefined
  return result.ok && first ? removeLayer(result.document, first.id) : result
}

/** Where the next objects go, what is selected when the files are read, and which photos then want a place. */
export function withImported(context: EditorContext, answer: Imported, layerId: LayerId): Partial<EditorContext> {
  return {
    selectedLayerId: layerId,
    importedId: importedId(context, answer),
    unplaced: [...context.unplaced, ...(answer.unplaced ?? [])],
  }
}

/** Of everything that files opened together have brought, the first line, else the first object. */
function importedId({ history, importedId }: EditorContext, { objects }: Imported): MapObjectId | null {
  const known = importedId === null ? null : findMapObject(history.present, importedId)
  if (known && 'path' in known) return known.id
  return (objects.find((object) => 'path' in object) ?? known ?? objects[0])?.id ?? null
}

/** The edit that places the next photo. */
export function photoEdit(context: EditorContext): OpenEdit | null {
  const [photo] = context.unplaced
  return photo ? { ...editOf(context, photo.id), isNew: true } : null
}
