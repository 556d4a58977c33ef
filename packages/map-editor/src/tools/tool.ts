import type { ComponentType } from 'react'
import type { MachineEmitted } from '../core/events.ts'
import type { MachineSnapshot } from '../core/selectors.ts'
import type { MapEditorServices } from '../core/services.ts'
import type { ToolOnMap } from '../map/drag/tool-on-map.ts'
import type { InputMode } from '../messages/input-mode.ts'
import type { MapEditorMessages, ShortcutName, ToolLabelName } from '../messages/messages.ts'
import type { IconPath } from '../ui/icons/icon.tsx'

/** The button that opens the tool, and its key. */
export interface ToolButton {
  readonly label: ToolLabelName
  readonly icon: IconPath
  readonly pressedIcon: IconPath
  /** The key that opens the tool, as `KeyboardEvent.key` in lower case. */
  readonly key: string
  readonly shortcut: ShortcutName
  readonly startsGroup?: boolean
  /** The host's service without which the tool is not there. */
  readonly needs?: keyof MapEditorServices
}

/** What the person does at this moment. The same object as long as that is the same. */
export interface GuideStep {
  readonly text: (messages: MapEditorMessages, mode: InputMode) => string
  /** Why what is drawn cannot be confirmed yet; the text where this is left out. */
  readonly refusal?: (messages: MapEditorMessages) => string
  /** Of the button to confirm, where that says more. */
  readonly confirmLabel?: (messages: MapEditorMessages) => string
  /** A click does all there is to do: there is no button to confirm. */
  readonly isDoneByClick?: boolean
  /** One object after the other: what is done stays when the tool is ended. */
  readonly isSeries?: boolean
}

/** What the frame gives to a tool's card. */
export interface ToolCardProps {
  readonly onShowLayers: () => void
}

/** Components of a tool. Each is rendered when it has content. */
export interface ToolViews {
  /** Beside the guide. */
  readonly Controls?: ComponentType
  /** In place of the layers, where these stand beside the map; see `hasCard`. */
  readonly Card?: ComponentType<ToolCardProps>
  /** Below the guide, on every layout. */
  readonly Field?: ComponentType
  /** Over the map. */
  readonly Popup?: ComponentType
  /** Beside what is edited, on every layout. */
  readonly OnMap?: ComponentType
  /** On a phone, above the buttons. */
  readonly PhoneRow?: ComponentType
  /** As long as the editor is there; shows nothing. */
  readonly Background?: ComponentType
}

/**
 * The view of a tool: its controls, announcements and map interactions. Its states are in `tool-states.ts`, which the
 * machine runs without a view.
 */
export interface Tool extends ToolViews {
  /** Left out where another tool or a menu opens this one. */
  readonly button?: ToolButton
  /** Whether its card has something to show now. */
  readonly hasCard?: (snapshot: MachineSnapshot, services: MapEditorServices) => boolean
  /** Null while the tool is not open. */
  readonly guideStep?: (snapshot: MachineSnapshot) => GuideStep | null
  /** The announcement of the tool's own events; null for those of others. */
  readonly announce?: (messages: MapEditorMessages, event: MachineEmitted) => string | null
  /** The same of a handle that got the focus, where it is no numbered vertex. */
  readonly announceHandle?: (messages: MapEditorMessages, index: number, snapshot: MachineSnapshot) => string | null
  readonly onMap?: ToolOnMap
}
