/** The names of the tools. Each has a row in the tool registry. */
export const TOOL_NAMES = ['select', 'spot', 'imageSpot', 'line', 'navigationLine', 'shape', 'placeSearch'] as const

/** The name of a tool, as `tool.choose` takes it. */
export type ToolName = (typeof TOOL_NAMES)[number]
