import type { Layer, LayerId, MapColor, MapObjectId } from '@mishiori/map-document'
import type { LangOf } from '../../core/lang-of.ts'
import type { WithMessages } from '../panel-props.ts'

/** Without the editing callbacks the list shows, hides and selects only. */
export interface LayerListProps extends WithMessages {
  /** In the order of the document. */
  readonly layers: readonly Layer[]
  /** The line whose row is marked as main; null for none. */
  readonly mainLineId: MapObjectId | null
  /** Null when none is selected. */
  readonly selectedLayerId: LayerId | null
  /** Null when none is selected. */
  readonly selectedObjectId: MapObjectId | null
  /** Layers that are not shown on the map. Their rows stay. */
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  /** Objects that are hidden by themselves. */
  readonly hiddenObjectIds?: ReadonlySet<MapObjectId>
  /** Its row carries the badge 'Drawing'. */
  readonly drawingObjectId?: MapObjectId | null
  /** While another language is written: what has no name in it yet. */
  readonly untranslatedIds?: ReadonlySet<LayerId | MapObjectId> | undefined
  /** Without it all names are in the language of the page. */
  readonly langOf?: LangOf | undefined
  /** Without it, choosing a layer hides it or shows it again. */
  readonly onSelectLayer?: (layerId: LayerId) => void
  readonly onSelectObject: (objectId: MapObjectId) => void
  /** Called to hide a layer, or to show it again. */
  readonly onToggleLayer: (layerId: LayerId) => void
  /** Called when the pointer enters a row, and with null when it leaves. */
  readonly onHoverObject?: (objectId: MapObjectId | null) => void
  /** Without it the list shows, hides and selects only. */
  readonly editing?: LayerListEditing
  /** A button instead of the list until it is opened. Escape closes it, and without `editing` the choice of an object. */
  readonly isCollapsible?: boolean
  /** True unless given, but false with `isCollapsible`. */
  readonly isInitiallyOpen?: boolean
  /** `plain` is the same list without the floating surface, for a sheet. */
  readonly variant?: 'panel' | 'plain'
}

/** What makes a layer list one that edits; without it, it only shows. */
export interface LayerListEditing {
  readonly onAddLayer: () => void
  readonly onRenameLayer: (layerId: LayerId, name: string) => void
  readonly onDeleteLayer: (layerId: LayerId) => void
  /** The layer ends at `toIndex`, from 0. */
  readonly onMoveLayer: (layerId: LayerId, toIndex: number) => void
  readonly onRenameObject: (objectId: MapObjectId, name: string) => void
  readonly onDeleteObject: (objectId: MapObjectId) => void
  /** Without it, objects cannot be duplicated. */
  readonly onDuplicateObject?: (objectId: MapObjectId) => void
  /** Called to hide an object, or to show it again. Without it, only layers can be hidden. */
  readonly onToggleObject?: (objectId: MapObjectId) => void
  /** `toIndex` counts in the target layer without the moved object. */
  readonly onMoveObject: (objectId: MapObjectId, toLayerId: LayerId, toIndex: number) => void
  readonly onRecolorObjects: (objectIds: readonly MapObjectId[], color: MapColor) => void
  /** To the end of the layer. */
  readonly onMoveObjects: (objectIds: readonly MapObjectId[], toLayerId: LayerId) => void
  readonly onDeleteObjects: (objectIds: readonly MapObjectId[]) => void
  /** Joins the second line to the first. */
  readonly onJoinLines?: (objectId: MapObjectId, otherId: MapObjectId) => void
}
