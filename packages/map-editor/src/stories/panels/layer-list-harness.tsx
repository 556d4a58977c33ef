import {
  addLayer,
  type EditResult,
  joinLines,
  type LayerId,
  layerId,
  type MapDocument,
  type MapObjectId,
  moveLayer,
  moveObject,
  moveObjects,
  recolorObjects,
  removeLayer,
  removeObject,
  removeObjects,
  renameLayer,
  updateObject,
} from '@mishiori/map-document'
import { useState } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { LayerList } from '../../ui/layer-list/layer-list.tsx'
import type { LayerListEditing, LayerListProps } from '../../ui/layer-list/layer-list-props.ts'

export interface LayerListHarnessProps extends Partial<LayerListProps> {
  readonly messages: MapEditorMessages
  readonly initial: MapDocument
  readonly isEditable?: boolean
}

/** A layer list with a document that applies its requests. */
export function LayerListHarness({ initial, messages, isEditable = true, ...rest }: LayerListHarnessProps) {
  const [document, setDocument] = useState(initial)
  const [selectedLayerId, setSelectedLayerId] = useState<LayerId | null>(initial.layers[0]?.id ?? null)
  const [selectedObjectId, setSelectedObjectId] = useState<MapObjectId | null>(null)
  const [hiddenLayerIds, setHiddenLayerIds] = useState<ReadonlySet<LayerId>>(rest.hiddenLayerIds ?? new Set())

  const apply = (result: EditResult) => result.ok && setDocument(result.document)
  const editing: LayerListEditing = {
    onAddLayer: () => {
      const id = layerId(`added-${document.layers.length}`)
      apply(addLayer(document, { id, name: messages.layers.defaultName(document.layers.length + 1) }))
      setSelectedLayerId(id)
    },
    onRenameLayer: (id, name) => apply(renameLayer(document, id, name)),
    onDeleteLayer: (id) => apply(removeLayer(document, id)),
    onMoveLayer: (id, toIndex) => apply(moveLayer(document, id, toIndex)),
    onRenameObject: (id, name) => apply(updateObject(document, id, { name })),
    onDeleteObject: (id) => apply(removeObject(document, id)),
    onMoveObject: (id, layer, index) => apply(moveObject(document, id, { layerId: layer, index })),
    onRecolorObjects: (ids, color) => apply(recolorObjects(document, ids, color)),
    onMoveObjects: (ids, layer) => apply(moveObjects(document, ids, layer)),
    onDeleteObjects: (ids) => apply(removeObjects(document, ids)),
    onJoinLines: (id, otherId) => apply(joinLines(document, id, otherId)),
  }
  const toggle = (id: LayerId) => {
    const next = new Set(hiddenLayerIds)
    if (!next.delete(id)) next.add(id)
    setHiddenLayerIds(next)
  }
  return (
    <LayerList
      {...rest}
      messages={messages}
      layers={document.layers}
      mainLineId={document.mainLineId}
      selectedLayerId={selectedLayerId}
      selectedObjectId={selectedObjectId}
      hiddenLayerIds={hiddenLayerIds}
      onSelectLayer={setSelectedLayerId}
      onSelectObject={setSelectedObjectId}
      onToggleLayer={toggle}
      {...(isEditable && { editing })}
    />
  )
}
