export type {
  IssueMessages,
  MapEditorMessages,
  ShortcutName,
  ToolLabelName,
} from './messages/map-editor-messages.ts'
