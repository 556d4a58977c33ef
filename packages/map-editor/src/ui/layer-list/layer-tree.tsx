import type { Layer, MapObjectId } from '@mishiori/map-document'
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { VisuallyHidden } from '../shared/controls.tsx'
import { RowMenu } from '../shared/row-menu.tsx'
import styles from './layer-rows.module.css'
import { LayerRows } from './layer-rows.tsx'
import type { LayerTreeProps } from './row-props.ts'
import { readTreeKey } from './tree-keys.ts'
import type { RowKey } from './tree-rows.ts'
import { useLayerTree } from './use-layer-tree.ts'

/** Layers and objects as a tree: one tab stop, arrow keys inside, reordering by drag, keys and menu. */
export function LayerTree(props: LayerTreeProps) {
  const { messages, layers, editing, picking } = props
  const treeRef = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { rows, expandedIds, focus, renamingKey, menu, commands, obey } = useLayerTree(props, treeRef)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target
    if (!(element instanceof HTMLElement)) return
    const row = rows.find(({ key }) => key === element.dataset.row)
    const intent = row && readTreeKey(event, rows, row, expandedIds.has(row.layer.id))
    if (!intent) return
    event.preventDefault()
    event.stopPropagation()
    obey(intent, row, element)
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button, input')) return
    const pressed = event.target.closest<HTMLElement>('[data-drag]')?.dataset.drag
    const row = rows.find(({ key }) => key === pressed)
    if (row) commands.onActivate(row.key)
  }
  const keyWithin = (layer: Layer, key: RowKey | null) => {
    const row = key && rows.find((candidate) => candidate.key === key)
    return row && row.layer === layer ? row.key : null
  }
  return (
    <>
      <div
        ref={treeRef}
        role="tree"
        aria-label={messages.layers.title}
        aria-describedby={editing ? hintId : undefined}
        className={styles.tree}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onClick={onClick}
      >
        {layers.map((layer, index) => (
          <LayerRows
            key={layer.id}
            messages={messages}
            commands={commands}
            isEditable={editing !== undefined && !picking}
            pickedIds={picking?.ids ?? null}
            layer={layer}
            position={index + 1}
            count={layers.length}
            isSelected={layer.id === props.selectedLayerId}
            isHidden={props.hiddenLayerIds.has(layer.id)}
            hiddenObjectIds={props.hiddenObjectIds}
            untranslatedIds={props.untranslatedIds}
            langOf={props.langOf}
            isExpanded={expandedIds.has(layer.id)}
            tabStopKey={keyWithin(layer, focus.tabStopKey)}
            renamingKey={keyWithin(layer, renamingKey)}
            selectedObjectId={idWithin(layer, props.selectedObjectId)}
            mainLineId={idWithin(layer, props.mainLineId)}
            drawingObjectId={idWithin(layer, props.drawingObjectId)}
          />
        ))}
      </div>
      {editing && (
        <VisuallyHidden id={hintId}>{picking ? messages.layers.several.hint : messages.layers.treeHint}</VisuallyHidden>
      )}
      {menu && <RowMenu {...menu} />}
    </>
  )
}

function idWithin(layer: Layer, id: MapObjectId | null | undefined): MapObjectId | null {
  return id !== null && id !== undefined && layer.objects.some((object) => object.id === id) ? id : null
}
