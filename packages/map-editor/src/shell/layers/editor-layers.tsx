import type { MapDocument } from '@mishiori/map-document'
import { memo, startTransition, use, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DocumentEdit } from '../../core/document-edit.ts'
import {
  selectEditedObjectId,
  selectHiddenLayerIds,
  selectHiddenObjectIds,
  selectInspectorMode,
  selectListedDocument,
  selectSelectedLayerId,
  selectSelectedObjectId,
} from '../../core/selectors.ts'
import {
  useEditor,
  useEditorLater,
  useEditorLayoutName,
  useEditorParts,
  useMessages,
} from '../../ui/context/editor-context.tsx'
import { LayerList } from '../../ui/layer-list/layer-list.tsx'
import type { LayerListEditing, LayerListProps } from '../../ui/layer-list/layer-list-props.ts'
import { OriginalsContext } from '../use-language-lens.ts'
import { type AddLayerParts, addLayer } from './add-layer.ts'
import { duplicateObject } from './object-menu.ts'

const List = memo(LayerList)

/**
 * The layer list on the machine. What is hidden the map shows first, the list right after. Its callbacks never change,
 * so that only rows whose object changed render again.
 */
export function EditorLayers({ variant = 'panel' }: Pick<LayerListProps, 'variant'>) {
  const { actor, map, services } = useEditorParts()
  const messages = useMessages()
  const layout = useEditorLayoutName()
  const document = useListedDocument()
  const callbacks = useMemo(
    () => ({
      onSelectLayer: (id: MapDocument['layers'][number]['id']) => actor.send({ type: 'layer.select', layerId: id }),
      onSelectObject: (objectId: NonNullable<LayerListProps['selectedObjectId']>) => {
        // Its window is opened anew where it may have been left: it brings the object into view.
        const snapshot = actor.getSnapshot()
        const isOpen = selectSelectedObjectId(snapshot) === objectId && selectInspectorMode(snapshot) === 'view'
        if (isOpen) flushSync(() => actor.send({ type: 'object.deselect' }))
        actor.send({ type: 'object.select', objectId })
      },
      onToggleLayer: (id: MapDocument['layers'][number]['id']) => actor.send({ type: 'layer.toggle', layerId: id }),
      onHoverObject: (objectId: LayerListProps['selectedObjectId']) => map.get()?.setHovered(objectId),
    }),
    [actor, map],
  )
  const editing = useMemo(() => layerEditing({ actor, messages, services }), [actor, messages, services])
  const isResting = useEditor((snapshot) => snapshot.matches('resting'))
  return (
    <List
      key={layout}
      messages={messages}
      layers={document.layers}
      mainLineId={document.mainLineId}
      selectedLayerId={useEditor(selectSelectedLayerId)}
      selectedObjectId={useEditor(selectSelectedObjectId)}
      hiddenLayerIds={useEditorLater(selectHiddenLayerIds)}
      hiddenObjectIds={useEditorLater(selectHiddenObjectIds)}
      drawingObjectId={useEditor(selectEditedObjectId)}
      untranslatedIds={use(OriginalsContext)?.untranslatedIds}
      isCollapsible={layout === 'compact'}
      isInitiallyOpen={layout === 'wide'}
      {...(variant && { variant })}
      {...callbacks}
      {...(isResting && { editing })}
    />
  )
}

/** Fewer changed objects are listed at once. */
const MANY_OBJECTS = 100

/** After a large change the map is rendered first: the list follows after the frame in which the map shows it. */
function useListedDocument(): MapDocument {
  const document = useEditor(selectListedDocument)
  const [listed, setListed] = useState(document)
  const isLater = document !== listed && changesMuch(listed, document)
  if (document !== listed && !isLater) setListed(document)
  useEffect(() => {
    if (!isLater) return
    const frame = requestAnimationFrame(() => startTransition(() => setListed(document)))
    return () => cancelAnimationFrame(frame)
  }, [isLater, document])
  return isLater ? listed : document
}

function changesMuch(from: MapDocument, to: MapDocument): boolean {
  const known = new Set(objectsOf(from))
  return objectsOf(to).filter((object) => !known.has(object)).length >= MANY_OBJECTS
}

const objectsOf = ({ layers }: MapDocument) => layers.flatMap(({ objects }) => objects)

function layerEditing({ actor, messages, services }: AddLayerParts): LayerListEditing {
  const edit = (change: DocumentEdit) => actor.send({ type: 'document.edit', edit: change })
  return {
    onAddLayer: () => addLayer({ actor, messages, services }),
    onRenameLayer: (id, name) => edit({ kind: 'layer.rename', layerId: id, name }),
    onDeleteLayer: (id) => edit({ kind: 'layer.remove', layerId: id }),
    onMoveLayer: (id, toIndex) => edit({ kind: 'layer.move', layerId: id, toIndex }),
    onRenameObject: (objectId, name) => edit({ kind: 'object.update', objectId, change: { name } }),
    onDuplicateObject: (objectId) => duplicateObject({ actor, messages, services }, objectId),
    onToggleObject: (objectId) => actor.send({ type: 'object.toggle', objectId }),
    onDeleteObject: (objectId) => edit({ kind: 'object.remove', objectId }),
    onMoveObject: (objectId, toLayerId, index) => edit({ kind: 'object.move', objectId, layerId: toLayerId, index }),
    onRecolorObjects: (objectIds, color) => edit({ kind: 'objects.recolor', objectIds, color }),
    onMoveObjects: (objectIds, toLayerId) => edit({ kind: 'objects.move', objectIds, layerId: toLayerId }),
    onDeleteObjects: (objectIds) => edit({ kind: 'objects.remove', objectIds }),
    onJoinLines: (objectId, otherId) => edit({ kind: 'line.join', objectId, otherId }),
  }
}
