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

const chooseTool = [
  { guard: isChosen('select'), target: '#mapEditor.resting', actions: ['dropEdit', 'announceSelect'] },
  { guard: 'isLayerFull', target: '#mapEditor.resting', actions: ['dropEdit', 'raiseLayerFull'] },
  open('line'),
  open('navigationLine'),
  open('spot'),
  open('imageSpot'),
  open('shape'),
  open('placeSearch'),
] as const

type Opened = { readonly event: { readonly file: File; readonly more?: readonly File[] } }

/** What asking for another tool or for a file leads to, wherever nothing would be lost by it. */
export const leaveTool = {
  'tool.choose': chooseTool,
  'file.open': {
    target: '#mapEditor.importing',
    actions: [
      'dropEdit',
      { type: 'openFiles', params: ({ event }: Opened) => ({ files: [event.file, ...(event.more ?? [])] }) },
    ],
  },
} as const
