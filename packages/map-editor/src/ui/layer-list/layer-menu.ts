import type { Layer } from '@mishiori/map-document'
import type { MapEditorMessages } from '../../messages/messages.ts'
import {
  arrowDownIcon,
  arrowUpIcon,
  copyIcon,
  eyeIcon,
  eyeSlashIcon,
  pencilIcon,
  trashIcon,
} from '../icons/phosphor-paths.ts'
import type { MenuEntry } from '../shared/row-menu.tsx'
import type { LayerListEditing } from './layer-list-props.ts'
import { type Destination, stepDestination, type TreeRow } from './tree-rows.ts'

/** Why a row cannot be deleted; null when it can. */
export function deleteRefusal(messages: MapEditorMessages, layers: readonly Layer[], row: TreeRow): string | null {
  if (row.kind === 'object') return null
  if (row.layer.objects.some((object) => object.kind === 'recordedLine')) return messages.layers.cannotDeleteRecorded
  return layers.length === 1 ? messages.layers.cannotDeleteLast : null
}

export interface MenuCommands {
  readonly rename: () => void
  readonly move: (destination: Destination) => void
  readonly remove: () => void
  /** Objects only. */
  readonly duplicate?: (() => void) | undefined
  readonly toggle?: { readonly isHidden: boolean; readonly onChoose: () => void } | undefined
}

/** What a row's menu offers. Keys are named, so that they get learned. */
export function listMenuEntries(
  messages: MapEditorMessages,
  layers: readonly Layer[],
  row: TreeRow,
  commands: MenuCommands,
): readonly MenuEntry[] {
  const strings = messages.layers
  const step = (by: 1 | -1) => {
    const destination = stepDestination(layers, row, by)
    return destination ? [() => commands.move(destination)] : []
  }
  return [
    { label: strings.rename, icon: pencilIcon, keyHint: 'F2', onChoose: commands.rename },
    ...step(-1).map(
      (onChoose): MenuEntry => ({ label: strings.moveUp, icon: arrowUpIcon, keyHint: 'Alt ↑', onChoose }),
    ),
    ...step(1).map(
      (onChoose): MenuEntry => ({ label: strings.moveDown, icon: arrowDownIcon, keyHint: 'Alt ↓', onChoose }),
    ),
    ...listObjectEntries(messages, commands),
    {
      label: strings.delete,
      icon: trashIcon,
      keyHint: 'Del',
      tone: 'danger',
      refusal: deleteRefusal(messages, layers, row),
      onChoose: commands.remove,
    },
  ]
}

function listObjectEntries({ lines: strings }: MapEditorMessages, commands: MenuCommands): readonly MenuEntry[] {
  const { duplicate, toggle } = commands
  const shown = toggle?.isHidden
    ? ({ label: strings.showObject, icon: eyeIcon } as const)
    : ({ label: strings.hideObject, icon: eyeSlashIcon } as const)
  return [
    ...(toggle ? [{ ...shown, onChoose: toggle.onChoose }] : []),
    ...(duplicate ? [{ label: strings.duplicate, icon: copyIcon, onChoose: duplicate } as const] : []),
  ]
}

export function carryOut(editing: LayerListEditing, destination: Destination): void {
  if (destination.kind === 'layer') editing.onMoveLayer(destination.layerId, destination.toIndex)
  else editing.onMoveObject(destination.objectId, destination.toLayerId, destination.toIndex)
}
