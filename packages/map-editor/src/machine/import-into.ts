import {
  addObjects,
  type DocumentHistory,
  type EditResult,
  type LayerId,
  layerId,
  MAP_LIMITS,
  removeLayer,
} from '@mishiori/map-document'
import type { RouteFileAnswer } from '../services.ts'
import type { EditorContext } from './context.ts'
import { freeLayerName, numberedName } from './free-layer-name.ts'

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
