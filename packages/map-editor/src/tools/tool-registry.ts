import { firstNonNull } from '../core/first-non-null.ts'
import type { MapEditorServices } from '../core/services.ts'
import { TOOL_NAMES, type ToolName } from '../core/tool-name.ts'
import { ToolsOnMap } from '../map/drag/tool-on-map.ts'
import { cursorFillIcon, cursorIcon } from '../ui/icons/phosphor-paths.ts'
import { lineTool } from './line/line-tool.ts'
import { navigationTool } from './navigation/navigation-tool.ts'
import { placeSearchTool } from './place-search/place-search-tool.ts'
import { recordingTool } from './recording/recording-tool.ts'
import { shapeTool } from './shape/shape-tool.ts'
import { photoTool } from './spot/photo-tool.ts'
import { spotTool } from './spot/spot-tool.ts'
import type { Tool, ToolButton } from './tool.ts'
import { PointControls } from './vertices/point-controls.tsx'
import { VertexBar } from './vertices/vertex-bar.tsx'

/** Every tool with its button, guide, controls, announcements and what it does on the map. A tool without a row does not compile. */
export const TOOL_REGISTRY = {
  /** No tool is open: objects are selected. */
  select: {
    button: { label: 'select', icon: cursorIcon, pressedIcon: cursorFillIcon, key: 'v', shortcut: 'select' },
  },
  spot: spotTool,
  imageSpot: photoTool,
  line: lineTool,
  navigationLine: navigationTool,
  shape: shapeTool,
  placeSearch: placeSearchTool,
  recording: recordingTool,
  /** The list of points and the switch for snapping, beside whichever tool places points. */
  vertices: { Controls: PointControls, OnMap: VertexBar },
} satisfies Readonly<Record<ToolName, Tool & { readonly button: ToolButton }> & Record<string, Tool>>

const TOOLS: readonly Tool[] = Object.values(TOOL_REGISTRY)

export const TOOLS_ON_MAP = new ToolsOnMap(TOOLS.flatMap(({ onMap }) => onMap ?? []))

export const toolButton = (name: ToolName): ToolButton => TOOL_REGISTRY[name].button

/** The tools of an editor whose host gives these services. */
export function availableTools(services: MapEditorServices): readonly ToolName[] {
  return TOOL_NAMES.filter((name) => {
    const { needs } = toolButton(name)
    return needs === undefined || services[needs] !== undefined
  })
}

/** What the first tool that has it gives; null where none has. */
export const firstOfTools = <Value>(select: (tool: Tool) => Value | null | undefined): Value | null =>
  firstNonNull(TOOLS, select)
