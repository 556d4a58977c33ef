export type { OpenWork } from './editor/use-open-work.ts'
export type { LangOf } from './language/lang-of.ts'
export type { DocumentEdit } from './machine/document-edit.ts'
export { type EditorAction, editorAction } from './machine/editor-action.ts'
export type { InspectorMode } from './machine/events.ts'
export type { MapFailure } from './map/map-canvas.tsx'
export type { MapFocus, WholeMapFocus } from './map/map-focus.ts'
export type { MapViewpoint } from './map/opening-view.ts'
export { MapEditor, type MapEditorProps } from './map-editor.tsx'
export { en } from './messages/en.ts'
export type { InputMode } from './messages/input-mode.ts'
export type { MapEditorMessages } from './messages/messages.ts'
export { ElevationProfile } from './panels/elevation-profile.tsx'
export { LayerList } from './panels/layer-list.tsx'
export type { HostShortcut, LayerListProps } from './panels/panel-props.ts'
export type { ElevationProfileProps, ProfileComparing } from './panels/profile/profile-props.ts'
export type * from './services.ts'
export type { ShapeKind, ShapeSize } from './tools/shape/shape-kind.ts'
export type { ToolName } from './tools/tool-name.ts'
export {
  type EditorActions,
  type EditorView,
  type MapEditorState,
  type UseMapEditorOptions,
  useMapEditor,
} from './use-map-editor.ts'
export { linesOnly } from './view/lines-only.ts'
export { MapView, type MapViewMode, type MapViewProps } from './view/map-view.tsx'
