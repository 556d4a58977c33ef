export type { ColoringMessages } from './messages/coloring-messages.ts'
export type {
  IssueMessages,
  MapEditorMessages,
  ShortcutName,
  ToolLabelName,
} from './messages/map-editor-messages.ts'
export type { MapViewMessages } from './messages/map-view-messages.ts'
export type { TravelMessages } from './messages/travel-messages.ts'
