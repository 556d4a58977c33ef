import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuEntry } from '../shared/row-menu.tsx'
import type { LayerListProps } from './layer-list-props.ts'
import { carryOut, deleteRefusal, listMenuEntries } from './layer-menu.ts'
import type { RowCommands } from './row-props.ts'
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
import type { Picking } from './use-picking.ts'
import { useRowDrag } from './use-row-drag.ts'
import { type TreeFocus, useTreeFocus } from './use-tree-focus.ts'

export interface LayerTreeProps extends LayerListProps {
  /** While it is given, rows are picked instead of opened. */
  readonly picking: Picking | null
}

export interface OpenMenu {
  readonly row: TreeRow
  readonly anchor: HTMLElement
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

export interface LayerTreeState {
  readonly rows: readonly TreeRow[]
  readonly expandedIds: ReadonlySet<string>
  readonly focus: TreeFocus
  readonly renamingKey: RowKey | null
  readonly menu: OpenMenu | null
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
  const [opened, setOpened] = useState<{ readonly key: RowKey; readonly anchor: HTMLElement } | null>(null)
  const findRow = (key: RowKey) => rows.find((row) => row.key === key)

  const move = (row: TreeRow, destination: Destination | null) => {
    if (!editing || !destination) return
    focus.keep(row.key)
    if (destination.kind === 'object') open(destination.toLayerId)
    carryOut(editing, destination)
  }
  const remove = (row: TreeRow) => {
    if (!editing || deleteRefusal(messages, layers, row) !== null) return
    focus.keep(keyAfterRemoval(rows, row))
    if (row.kind === 'layer') editing.onDeleteLayer(row.layer.id)
    else editing.onDeleteObject(row.object.id)
  }
  /** A menu says why a layer stays; where a key asks, who would delete it does. */
  const removeByKey = (row: TreeRow) => {
    if (row.kind === 'layer' && deleteRefusal(messages, layers, row) !== null) editing?.onDeleteLayer(row.layer.id)
    else remove(row)
  }
  const finishRename = (key: RowKey, name: string | null) => {
    // Before the field goes, so that the focus never falls to the page; but not when the person has gone elsewhere.
    if (treeRef.current?.contains(document.activeElement)) focus.move(key)
    setRenamingKey(null)
    const row = findRow(key)
    if (!editing || !row || name === null) return
    if (row.kind === 'layer') editing.onRenameLayer(row.layer.id, name)
    else editing.onRenameObject(row.object.id, name)
  }
  const commands = useStableCommands({
    onActivate: (key) => activate(props, findRow(key)),
    onToggleLayer: props.onToggleLayer,
    onToggleExpanded: toggle,
    onOpenMenu: (key, anchor) => setOpened({ key, anchor }),
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
    else if (intent.kind === 'menu') setOpened({ key: row.key, anchor: element })
    else if (intent.kind === 'move') move(row, stepDestination(layers, row, intent.step))
  }
  const menuRow = opened && findRow(opened.key)
  const menu = opened &&
    menuRow && {
      row: menuRow,
      anchor: opened.anchor,
      entries: listMenuEntries(messages, layers, menuRow, {
        rename: () => setRenamingKey(menuRow.key),
        move: (destination) => move(menuRow, destination),
        remove: () => remove(menuRow),
        ...objectCommands(menuRow, props),
      }),
      onClose: () => {
        setOpened(null)
        focus.move(menuRow.key)
      },
    }
  return { rows, expandedIds, focus, renamingKey, menu: menu ?? null, commands, obey }
}

function objectCommands(row: TreeRow, { editing, hiddenObjectIds }: LayerTreeProps) {
  if (row.kind === 'layer' || !editing) return {}
  const { id } = row.object
  const { onDuplicateObject: duplicate, onToggleObject: toggle } = editing
  return {
    duplicate: duplicate && (() => duplicate(id)),
    toggle: toggle && { isHidden: hiddenObjectIds?.has(id) === true, onChoose: () => toggle(id) },
  }
}

function activate({ picking, onSelectLayer, onSelectObject }: LayerTreeProps, row: TreeRow | undefined): void {
  if (!row) return
  if (picking) picking.toggle(row)
  else if (row.kind === 'layer') onSelectLayer(row.layer.id)
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
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
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
