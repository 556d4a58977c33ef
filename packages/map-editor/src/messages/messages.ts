// By the name of the entry, so that the types and the API reports of the other entries refer to the messages and do not
// repeat them.
export type {
  ColoringMessages,
  IssueMessages,
  MapEditorMessages,
  MapViewMessages,
  ShortcutName,
  ToolLabelName,
} from '@mishiori/map-editor/messages'
