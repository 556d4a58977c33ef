import type { ToolName } from './tool-name.ts'

type Chosen = { readonly event: { readonly tool: ToolName } }
const isChosen = (tool: ToolName) =>
  ({ type: 'isTool', params: ({ event }: Chosen) => ({ chosen: event.tool, tool }) }) as const

/** What asking for a tool leads to, wherever nothing would be lost by it. */
export const chooseTool = [
  { guard: isChosen('select'), target: '#mapEditor.resting', actions: 'dropEdit' },
  { guard: 'isLayerFull', target: '#mapEditor.resting', actions: ['dropEdit', 'raiseLayerFull'] },
  {
    guard: isChosen('line'),
    target: '#mapEditor.line',
    actions: { type: 'openNew', params: { tool: 'line' } },
  },
  {
    guard: isChosen('navigationLine'),
    target: '#mapEditor.navigationLine',
    actions: { type: 'openNew', params: { tool: 'navigationLine' } },
  },
  {
    guard: isChosen('spot'),
    target: '#mapEditor.spot',
    actions: { type: 'openNew', params: { tool: 'spot' } },
  },
  {
    guard: isChosen('imageSpot'),
    target: '#mapEditor.imageSpot',
    actions: { type: 'openNew', params: { tool: 'imageSpot' } },
  },
  {
    guard: isChosen('shape'),
    target: '#mapEditor.shape',
    actions: { type: 'openNew', params: { tool: 'shape' } },
  },
] as const
