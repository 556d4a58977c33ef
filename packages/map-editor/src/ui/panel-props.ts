import type { AnyLine, MapDocument, Position, TravelMode } from '@mishiori/map-document'
import type { ReactNode } from 'react'
import type { DirectionsProblem, FoundPlace } from '../core/services.ts'
import type { MapEditorMessages, MapViewMessages, ShortcutName } from '../messages/messages.ts'
import type { IconPath } from './icons/icon.tsx'

/** What a panel of the host's about a line is told. */
export interface LineExtrasProps {
  /** The line that is drawn or edited, else the selected one. */
  readonly line: AnyLine
  /** With the open edit. */
  readonly document: MapDocument
  /** Whether the panel has little room: on a phone, or where the layers are behind a button. */
  readonly isNarrow: boolean
  /** Whether a place could become a spot now; not while directions are asked for, or a line is being simplified. */
  readonly canKeepPlaces: boolean
  /** Makes a spot of a place in the selected layer: a step of the open edit, else one of the history. It is announced. */
  readonly onKeepPlace: (place: FoundPlace) => void
}

/** A panel of the host's about the line that is drawn, edited or selected; null where you have nothing to say of it. */
export type LineExtras = (props: LineExtrasProps) => ReactNode

/** The messages of a panel are passed in. */
export interface WithMessages<Messages = MapEditorMessages> {
  /** All texts of the panel. */
  readonly messages: Messages
}

export interface ToolbarItem<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly icon: IconPath
  /** Instead of `icon` while the tool is pressed. */
  readonly pressedIcon?: IconPath
  /** Shown in the corner and announced as the shortcut. */
  readonly keyHint?: string
  readonly isDisabled?: boolean
  /** Draws a hairline before this tool. */
  readonly startsGroup?: boolean
}

export interface ToolbarProps<Id extends string = string> extends WithMessages {
  readonly tools: readonly ToolbarItem<Id>[]
  readonly pressedId: Id | null
  readonly onPress: (id: Id) => void
  /** `bar` floats above the map; `dock` fills the bottom of a phone, six to a row, the rest behind 'More'. */
  readonly variant?: 'bar' | 'dock'
  /** A host's own buttons, after the tools. */
  readonly extras?: ReactNode
}

export interface UndoRedoProps extends WithMessages {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** A control without a callback is not shown. */
export interface MapControlsProps extends WithMessages<MapViewMessages> {
  readonly onZoomIn: () => void
  readonly onZoomOut: () => void
  readonly onFit?: () => void
  readonly onLocate?: () => void
  readonly isLocating?: boolean
  readonly onShowShortcuts?: () => void
  /** A button of the host's below ours. */
  readonly extras?: ReactNode
}

/** The Confirm and Cancel buttons of a drawing. */
interface ConfirmCancelProps extends WithMessages {
  /** Why Confirm is disabled, as text. Confirm is disabled exactly when this is given. */
  readonly confirmRefusal?: string | null
  readonly canCancel?: boolean
  /** Of the button to confirm, where that says more. */
  readonly confirmLabel?: string
  /** The button that leaves ends a series and cancels nothing. */
  readonly isSeries?: boolean
  readonly onCancel?: () => void
  /** Without it there is nothing to confirm. */
  readonly onConfirm?: () => void
}

export interface GuideBarProps extends ConfirmCancelProps {
  readonly message: ReactNode
  /** A figure beside the message: length, or `4 / 25`. What renders nothing takes no place. */
  readonly detail?: ReactNode
  /** For a mode switch or the like, before the buttons. */
  readonly children?: ReactNode
  /** `message` leaves the buttons out: a phone has them in its sheet. */
  readonly variant?: 'bar' | 'message'
}

/** What a phone shows at the bottom while drawing. */
export interface DrawingActionsProps extends ConfirmCancelProps {
  readonly title: string
  /** Under the title. What renders nothing takes no place. */
  readonly detail?: ReactNode
  /** Large, at the end of the title's line. */
  readonly length?: ReactNode
  /** Undo and redo: over the map they would cover what is edited. */
  readonly history?: ReactNode
  /** Whether the reason is visible elsewhere, so that it is only announced. */
  readonly isRefusalShown?: boolean
  readonly onCancel: () => void
  readonly children?: ReactNode
}

export interface NavigationControlsProps extends WithMessages {
  /** Null where a profile is chosen instead. */
  readonly travelMode: TravelMode | null
  /** Start, waypoints and goal that are set. */
  readonly stopCount: number
  /** Why there are no directions for them. */
  readonly problem: DirectionsProblem | null
  readonly onTravelMode: (mode: TravelMode) => void
  readonly onReverse: () => void
  readonly onRetry: () => void
  readonly onReorder: (from: number, to: number) => void
  readonly onRemove: (index: number) => void
  readonly onFocusStop: (index: number) => void
  /** Before the buttons. */
  readonly children?: ReactNode
}

export type SheetSnap = 'peek' | 'half' | 'full'

export interface BottomSheetProps extends WithMessages {
  readonly label: string
  readonly snap: SheetSnap
  readonly onSnapChange: (snap: SheetSnap) => void
  /** Adds a close button; dragging below the peek height calls it too. */
  readonly onClose?: () => void
  /** Height that stays visible at `peek`, 96 px unless given. */
  readonly peekHeight?: number
  /** The focus moves into the sheet when it opens. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

export interface DiscardDialogProps extends WithMessages {
  readonly onDiscard: () => void
  readonly onGoOn: () => void
}

export interface DropOverlayProps extends WithMessages {
  /**
   * `busy` when no file is taken now; `reading` names the file being read and the part that was read, 0 to 1. Nothing
   * is drawn while null.
   */
  readonly state:
    | { readonly kind: 'over' | 'busy' }
    | { readonly kind: 'reading'; readonly fileName: string; readonly fraction: number }
    | null
  /** Photos are taken too. */
  readonly takesPhotos?: boolean
  readonly onCancel?: () => void
}

export interface VertexListProps extends WithMessages {
  readonly positions: readonly Position[]
  /** The point that is chosen; null while none is. */
  readonly focused: number | null
  readonly onFocus: (index: number) => void
  readonly onMove: (index: number, position: Position) => void
  /** Adds a point after this one. */
  readonly onInsertAfter: (index: number) => void
  readonly onRemove: (index: number) => void
  readonly onClose: () => void
  /** Whether no field takes the focus by itself: on a phone its keyboard would cover what is edited. */
  readonly isForTouch: boolean
}

export interface ShortcutSheetProps extends WithMessages {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The rows to show; those of tools that the editor does not have are left out. */
  readonly names: readonly ShortcutName[]
  /** Rows of the page around the editor, after those. */
  readonly hostShortcuts?: readonly HostShortcut[] | undefined
}

/** A key of the page around the editor, which the page itself listens to. */
export interface HostShortcut {
  /** Pressed together, as `['Ctrl', 'S']`; `Ctrl` is shown as ⌘ on Apple keyboards. */
  readonly keys: readonly string[]
  /** What it does, in the language of `messages`. */
  readonly label: string
}

export interface NoticeItem {
  readonly id: string
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title: string
  readonly details?: readonly string[]
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onChoose: () => void }
}

/**
 * `danger` is spoken at once and stays until closed, as does what can be acted on; the others leave after 6 s unless
 * hovered or focused.
 */
export interface NoticeStackProps extends WithMessages {
  readonly notices: readonly NoticeItem[]
  readonly onDismiss: (id: string) => void
}

export interface LiveRegionProps {
  readonly message: string
  /** Announces the same text again when it changes. */
  readonly nonce?: number
}

export interface MapUnavailableProps extends WithMessages<MapViewMessages> {
  readonly reason: 'webgl' | 'style'
  /** Over a picture. */
  readonly isCompact?: boolean
  readonly onRetry?: () => void
}
