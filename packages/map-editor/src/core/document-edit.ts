import {
  addLayer,
  addObject,
  closeLine,
  duplicateObject,
  type EditResult,
  joinLines,
  type LayerId,
  type MapColor,
  type MapDocument,
  type MapObjectId,
  moveLayer,
  moveObject,
  moveObjects,
  type ObjectChange,
  recolorObjects,
  removeLayer,
  removeObject,
  removeObjects,
  renameLayer,
  reverseLine,
  type Spot,
  setMainLine,
  unlockRecording,
  updateObject,
} from '@mishiori/map-document'
import { assertNever } from './assert-never.ts'

/** A change of the document that needs no tool: each is one entry of the document's history. */
export type DocumentEdit =
  | { readonly kind: 'layer.add'; readonly layerId: LayerId; readonly name: string }
  | { readonly kind: 'layer.rename'; readonly layerId: LayerId; readonly name: string }
  | { readonly kind: 'layer.remove'; readonly layerId: LayerId }
  | { readonly kind: 'layer.move'; readonly layerId: LayerId; readonly toIndex: number }
  | { readonly kind: 'object.update'; readonly objectId: MapObjectId; readonly change: ObjectChange }
  | { readonly kind: 'object.remove'; readonly objectId: MapObjectId }
  | { readonly kind: 'object.move'; readonly objectId: MapObjectId; readonly layerId: LayerId; readonly index: number }
  | { readonly kind: 'objects.recolor'; readonly objectIds: readonly MapObjectId[]; readonly color: MapColor }
  | { readonly kind: 'objects.move'; readonly objectIds: readonly MapObjectId[]; readonly layerId: LayerId }
  | { readonly kind: 'objects.remove'; readonly objectIds: readonly MapObjectId[] }
  | {
      readonly kind: 'object.duplicate'
      readonly objectId: MapObjectId
      readonly newId: MapObjectId
      readonly name: string
    }
  | { readonly kind: 'spot.add'; readonly layerId: LayerId; readonly spot: Spot }
  | { readonly kind: 'line.setMain'; readonly objectId: MapObjectId }
  /** Makes a free line of a recording. */
  | { readonly kind: 'recording.unlock'; readonly objectId: MapObjectId }
  | { readonly kind: 'line.reverse'; readonly objectId: MapObjectId }
  | { readonly kind: 'line.close'; readonly objectId: MapObjectId }
  | { readonly kind: 'line.join'; readonly objectId: MapObjectId; readonly otherId: MapObjectId }

export function applyDocumentEdit(document: MapDocument, edit: DocumentEdit): EditResult {
  switch (edit.kind) {
    case 'layer.add':
      return addLayer(document, { id: edit.layerId, name: edit.name })
    case 'layer.rename':
      return renameLayer(document, edit.layerId, edit.name)
    case 'layer.remove':
      return removeLayer(document, edit.layerId)
    case 'layer.move':
      return moveLayer(document, edit.layerId, edit.toIndex)
    case 'object.update':
      return updateObject(document, edit.objectId, edit.change)
    case 'object.remove':
      return removeObject(document, edit.objectId)
    case 'object.move':
      return moveObject(document, edit.objectId, { layerId: edit.layerId, index: edit.index })
    case 'objects.recolor':
      return recolorObjects(document, edit.objectIds, edit.color)
    case 'objects.move':
      return moveObjects(document, edit.objectIds, edit.layerId)
    case 'objects.remove':
      return removeObjects(document, edit.objectIds)
    case 'object.duplicate':
      return duplicateObject(document, edit.objectId, { id: edit.newId, name: edit.name })
    case 'spot.add':
      return addObject(document, edit.layerId, edit.spot)
    case 'line.reverse':
      return reverseLine(document, edit.objectId)
    case 'line.close':
      return closeLine(document, edit.objectId)
    case 'line.join':
      return joinLines(document, edit.objectId, edit.otherId)
    case 'recording.unlock':
      return unlockRecording(document, edit.objectId)
    case 'line.setMain':
      return setMainLine(document, edit.objectId)
    default:
      return assertNever(edit)
  }
}
