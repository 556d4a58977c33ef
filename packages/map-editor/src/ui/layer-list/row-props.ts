import type { Layer, LayerId, MapObjectId } from '@mishiori/map-document'
import type { LangOf } from '../../core/lang-of.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { LayerListProps } from './layer-list-props.ts'
import type { RowKey } from './tree-rows.ts'
import type { Picking } from './use-picking.ts'

export interface LayerTreeProps extends LayerListProps {
  /** While it is given, rows are picked instead of opened. */
  readonly picking: Picking | null
}

/** Callbacks from rows to the list. One object for the life of the list, so that rows need not render again for it. */
export interface RowCommands {
  readonly onActivate: (key: RowKey) => void
  readonly onToggleLayer: (layerId: LayerId) => void
  readonly onToggleExpanded: (layerId: LayerId) => void
  readonly onOpenMenu: (key: RowKey, button: HTMLElement) => void
  readonly onRename: (key: RowKey, name: string | null) => void
  readonly onHoverObject: (objectId: MapObjectId | null) => void
}

export interface RowProps {
  readonly messages: MapEditorMessages
  readonly commands: RowCommands
  readonly isEditable: boolean
  readonly position: number
  readonly count: number
  /** The row that Tab reaches; null when it is in another layer. */
  readonly tabStopKey: RowKey | null
  readonly renamingKey: RowKey | null
}

export interface LayerRowsProps extends RowProps {
  readonly layer: Layer
  readonly isSelected: boolean
  readonly isHidden: boolean
  readonly isExpanded: boolean
  readonly hiddenObjectIds: ReadonlySet<MapObjectId> | undefined
  readonly untranslatedIds: ReadonlySet<LayerId | MapObjectId> | undefined
  readonly langOf: LangOf | undefined
  /** Null when they are in another layer. */
  readonly selectedObjectId: MapObjectId | null
  readonly mainLineId: MapObjectId | null
  readonly drawingObjectId: MapObjectId | null
  /** The picked objects of all layers; null unless several are being picked. */
  readonly pickedIds: ReadonlySet<MapObjectId> | null
}
