import { useState } from 'react'
import type { RowMenuProps } from '../shared/row-menu.tsx'
import { listMenuEntries } from './layer-menu.ts'
import type { LayerTreeProps } from './row-props.ts'
import type { Destination, RowKey, TreeRow } from './tree-rows.ts'

interface RowMenuActions {
  readonly rename: (row: TreeRow) => void
  readonly move: (row: TreeRow, destination: Destination) => void
  readonly remove: (row: TreeRow) => void
  readonly onClose: (row: TreeRow) => void
}

/** The row with an open menu, and the entries of the menu. Removing the row closes its menu. */
export function useRowMenu(
  props: LayerTreeProps,
  findRow: (key: RowKey) => TreeRow | undefined,
  { rename, move, remove, onClose }: RowMenuActions,
) {
  const { messages, layers } = props
  const [opened, setOpened] = useState<{ readonly key: RowKey; readonly anchor: HTMLElement } | null>(null)
  const row = opened ? findRow(opened.key) : undefined
  const menu: RowMenuProps | null =
    opened && row
      ? {
          label: messages.layers.moreOf(row.kind === 'layer' ? row.layer.name : row.object.name),
          anchor: opened.anchor,
          entries: listMenuEntries(messages, layers, row, {
            rename: () => rename(row),
            move: (destination) => move(row, destination),
            remove: () => remove(row),
            ...objectCommands(row, props),
          }),
          onClose: () => {
            setOpened(null)
            onClose(row)
          },
        }
      : null
  return { menu, openMenu: (key: RowKey, anchor: HTMLElement) => setOpened({ key, anchor }) }
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
