export type { DocumentEdit } from './core/document-edit.ts'
export type { ShapeKind, ShapeSize } from './core/drafts/shape-kind.ts'
export type { EditorAction } from './core/editor-action.ts'
export type { InspectorMode } from './core/events.ts'
export type { LangOf } from './core/lang-of.ts'
export type { ColorBy, LineClass } from './core/line-colors/line-classes.ts'
export type * from './core/line-colors/line-ground.ts'
export type { LinePart } from './core/line-colors/line-parts.ts'
export type * from './core/services.ts'
export type { ToolName } from './core/tool-name.ts'
export type { MapFocus, WholeMapFocus } from './map/camera/map-focus.ts'
export type { MapViewpoint } from './map/camera/opening-view.ts'
export type { MapFailure } from './map/map-canvas.tsx'
export { pauseMap } from './map/maplibre-workarounds/leave-at-once.ts'
export { MapEditor, type MapEditorProps } from './map-editor.tsx'
export { en, enColors, enTravel } from './messages/en.ts'
export type { InputMode } from './messages/input-mode.ts'
export type { ColoringMessages, MapEditorMessages, MapViewMessages } from './messages/messages.ts'
export type { OpenWork } from './shell/use-open-work.ts'
export { ElevationProfile } from './ui/elevation-profile/elevation-profile.tsx'
export type { ElevationProfileProps, ProfileComparing } from './ui/elevation-profile/profile-props.ts'
export { LayerList } from './ui/layer-list/layer-list.tsx'
export type { LayerListProps } from './ui/layer-list/layer-list-props.ts'
export { LineColorKey, type LineColorKeyProps } from './ui/line-colors/line-color-key.tsx'
export type { ColoringState, LineColoring } from './ui/line-colors/line-coloring.ts'
export type { HostShortcut, LineExtras, LineExtrasProps } from './ui/panel-props.ts'
export {
  type EditorActions,
  type EditorView,
  editorAction,
  type MapEditorState,
  type UseMapEditorOptions,
  useMapEditor,
} from './use-map-editor.ts'
export { linesOnly } from './view/lines-only.ts'
export { MapView, type MapViewMode, type MapViewProps } from './view/map-view.tsx'
export { type LineColors, type LineColorsOptions, useLineColors } from './view/use-line-colors.ts'
