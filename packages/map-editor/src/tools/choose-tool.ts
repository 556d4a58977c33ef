import type { ToolName } from './tool-name.ts'

type Chosen = { readonly event: { readonly tool: ToolName } }
const isChosen = (tool: ToolName) =>
  ({ type: 'isTool', params: ({ event }: Chosen) => ({ chosen: event.tool, tool }) }) as const

const open = <Tool extends ToolName>(tool: Tool) =>
  ({
    guard: isChosen(tool),
    target: `#mapEditor.${tool}`,
    actions: { type: 'openNew', params: { tool } },
  }) as const

/** What asking for a tool leads to, wherever nothing would be lost by it. */
export const chooseTool = [
  { guard: isChosen('select'), target: '#mapEditor.resting', actions: ['dropEdit', 'announceSelect'] },
  { guard: 'isLayerFull', target: '#mapEditor.resting', actions: ['dropEdit', 'raiseLayerFull'] },
  open('line'),
  open('navigationLine'),
  open('spot'),
  open('imageSpot'),
  open('shape'),
  open('placeSearch'),
] as const
