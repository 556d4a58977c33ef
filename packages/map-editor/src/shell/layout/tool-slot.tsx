import type { Tool, ToolViews } from '../../tools/tool.ts'
import { TOOL_REGISTRY } from '../../tools/tool-registry.ts'

const TOOLS: readonly (readonly [string, Tool])[] = Object.entries(TOOL_REGISTRY)

/** The components that the tools have for one place of the editor. */
export function ToolSlot({ name }: { readonly name: Exclude<keyof ToolViews, 'Card'> }) {
  return TOOLS.map(([tool, { [name]: View }]) => View && <View key={tool} />)
}
