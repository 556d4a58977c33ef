import { type RefObject, useState } from 'react'
import type { RowMenuProps } from '../shared/row-menu.tsx'
import { useLatest } from '../shared/use-latest.ts'
import type { LayerListProps } from './layer-list-props.ts'
import { carryOut, deleteRefusal } from './layer-menu.ts'
import type { LayerTreeProps, RowCommands } from './row-props.ts'
import type { TreeIntent } from './tree-keys.ts'
import {
  type Destination,
  dropDestination,
  layerKey,
  listVisibleRows,
  objectKey,
  type RowKey,
  stepDestination,
  type TreeRow,
} from './tree-rows.ts'
import { useExpandedLayers } from './use-expanded-layers.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowMenu } from './use-row-menu.ts'
import { type TreeFocus, useTreeFocus } from './use-tree-focus.ts'

export interface LayerTreeState {
  readonly rows: readonly TreeRow[]
  readonly expandedIds: ReadonlySet<string>
  readonly focus: TreeFocus
  readonly renamingKey: RowKey | null
  readonly menu: RowMenuProps | null
  /** The same object for the life of the tree. */
  readonly commands: RowCommands
  readonly obey: (intent: TreeIntent, row: TreeRow, element: HTMLElement) => void
}

/** What the tree remembers, and what its rows, keys and menu do to the document through the host's callbacks. */
export function useLayerTree(props: LayerTreeProps, treeRef: RefObject<HTMLElement | null>): LayerTreeState {
  const { messages, layers, selectedLayerId, selectedObjectId, picking } = props
  const editing = picking ? undefined : props.editing
  const { expandedIds, toggle, open } = useExpandedLayers(layers, selectedLayerId, selectedObjectId)
  const rows = listVisibleRows(layers, expandedIds)
  const focus = useTreeFocus(treeRef, rows, selectedKeyOf(props))
  const [renamingKey, setRenamingKey] = useState<RowKey | null>(null)
  const findRow = (key: RowKey) => rows.find((row) => row.key === key)

  const move = (row: TreeRow, destination: Destination | null) => {
    if (!editing || !destination) return
    focus.retain(row.key)
    if (destination.kind === 'object') open(destination.toLayerId)
    carryOut(editing, destination)
  }
  const remove = (row: TreeRow) => {
    if (!editing || deleteRefusal(messages, layers, row) !== null) return
    focus.retain(keyAfterRemoval(rows, row))
    if (row.kind === 'layer') editing.onDeleteLayer(row.layer.id)
    else editing.onDeleteObject(row.object.id)
  }
  /** A menu shows why a layer cannot be deleted; for a key, `onDeleteLayer` refuses. */
  const removeByKey = (row: TreeRow) => {
    if (row.kind === 'layer' && deleteRefusal(messages, layers, row) !== null) editing?.onDeleteLayer(row.layer.id)
    else remove(row)
  }
  const finishRename = (key: RowKey, name: string | null) => {
    // Before the field is unmounted, so that the focus never falls to the page; but not when the focus is elsewhere.
    if (treeRef.current?.contains(document.activeElement)) focus.move(key)
    setRenamingKey(null)
    const row = findRow(key)
    if (!editing || !row || name === null) return
    if (row.kind === 'layer') editing.onRenameLayer(row.layer.id, name)
    else editing.onRenameObject(row.object.id, name)
  }
  const { menu, openMenu } = useRowMenu(props, findRow, {
    rename: (row) => setRenamingKey(row.key),
    move,
    remove,
    onClose: (row) => focus.move(row.key),
  })
  const commands = useStableCommands({
    onActivate: (key) => activate(props, findRow(key)),
    onToggleLayer: props.onToggleLayer,
    onToggleExpanded: toggle,
    onOpenMenu: openMenu,
    onRename: finishRename,
    onHoverObject: (objectId) => props.onHoverObject?.(objectId),
  })
  useRowDrag(
    treeRef,
    editing &&
      ((draggedKey, { key, side }) => {
        const [dragged, over] = [findRow(draggedKey), findRow(key)]
        if (dragged && over) move(dragged, dropDestination(dragged, over, side))
      }),
  )
  const obey = (intent: TreeIntent, row: TreeRow, element: HTMLElement) => {
    if (intent.kind === 'focus') focus.move(intent.key)
    else if (intent.kind === 'toggleExpanded') toggle(intent.layerId)
    else if (intent.kind === 'activate') activate(props, row)
    else if (intent.kind === 'toggleLayer') props.onToggleLayer(row.layer.id)
    else if (intent.kind === 'remove' && picking) props.editing?.onDeleteObjects([...picking.ids])
    else if (!editing) return
    else if (intent.kind === 'rename') setRenamingKey(row.key)
    else if (intent.kind === 'remove') removeByKey(row)
    else if (intent.kind === 'menu') openMenu(row.key, element)
    else if (intent.kind === 'move') move(row, stepDestination(layers, row, intent.step))
  }
  return { rows, expandedIds, focus, renamingKey, menu, commands, obey }
}

function activate(
  { picking, onSelectLayer, onSelectObject, onToggleLayer }: LayerTreeProps,
  row: TreeRow | undefined,
): void {
  if (!row) return
  if (picking) picking.toggle(row)
  else if (row.kind === 'layer') (onSelectLayer ?? onToggleLayer)(row.layer.id)
  else onSelectObject(row.object.id)
}

function selectedKeyOf({ selectedObjectId, selectedLayerId }: LayerListProps): RowKey | null {
  if (selectedObjectId) return objectKey(selectedObjectId)
  return selectedLayerId && layerKey(selectedLayerId)
}

/** The next row, or the one before the last; the rows of a removed layer go with it. */
function keyAfterRemoval(rows: readonly TreeRow[], removed: TreeRow): RowKey | null {
  const staying = rows.filter(
    (row) => row.key === removed.key || removed.kind === 'object' || row.layer !== removed.layer,
  )
  const index = staying.indexOf(removed)
  return (staying[index + 1] ?? staying[index - 1])?.key ?? null
}

/** Rows are memoised, so what they call must stay the same object while what it does is always the newest. */
function useStableCommands(commands: RowCommands): RowCommands {
  const latest = useLatest(commands)
  const [stable] = useState<RowCommands>(() => ({
    onActivate: (key) => latest.current.onActivate(key),
    onToggleLayer: (layerId) => latest.current.onToggleLayer(layerId),
    onToggleExpanded: (layerId) => latest.current.onToggleExpanded(layerId),
    onOpenMenu: (key, button) => latest.current.onOpenMenu(key, button),
    onRename: (key, name) => latest.current.onRename(key, name),
    onHoverObject: (objectId) => latest.current.onHoverObject(objectId),
  }))
  return stable
}
