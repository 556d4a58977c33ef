import { MAP_LIMITS } from '@mishiori/map-document'
import type { FileOpening, ToolChoice } from './events.ts'
import type { ToolName } from './tool-name.ts'

type ToolChoiceArgs = { readonly event: ToolChoice }
const isChosen = (tool: ToolName) =>
  ({ type: 'isTool', params: ({ event }: ToolChoiceArgs) => ({ chosen: event.tool, tool }) }) as const

const open = <Tool extends ToolName>(tool: Tool) =>
  ({
    guard: isChosen(tool),
    target: `#mapEditor.${tool}`,
    actions: { type: 'openNew', params: { tool } },
  }) as const

const raiseLayerFull = {
  type: 'raiseIssue',
  params: { issue: { code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer } },
} as const
const chooseTool = [
  { guard: isChosen('select'), target: '#mapEditor.resting', actions: ['dropEdit', 'announceSelect'] },
  { guard: 'isLayerFull', target: '#mapEditor.resting', actions: ['dropEdit', raiseLayerFull] },
  open('line'),
  open('navigationLine'),
  open('spot'),
  open('imageSpot'),
  open('shape'),
  open('placeSearch'),
] as const

type FileOpeningArgs = { readonly event: FileOpening }

/** What asking for another tool or for a file leads to, wherever nothing would be lost by it. */
export const leaveTool = {
  'tool.choose': chooseTool,
  'file.open': {
    target: '#mapEditor.importing',
    actions: [
      'dropEdit',
      { type: 'openFiles', params: ({ event }: FileOpeningArgs) => ({ files: [event.file, ...(event.more ?? [])] }) },
    ],
  },
} as const

type LeaveArgs = { readonly event: ToolChoice | FileOpening }
const isDiscarding = {
  type: 'isDiscarding',
  params: ({ event }: LeaveArgs) => ({ isDiscarding: event.isDiscarding === true }),
} as const
/** The tool that a new object is drawn with stays as it is. */
const isDrawingWith = (tool: ToolName) =>
  ({ type: 'isDrawingWith', params: ({ event }: ToolChoiceArgs) => ({ chosen: event.tool, tool }) }) as const

const discard = { guard: isDiscarding, target: '#mapEditor.resting', actions: ['cancelEdit', 'raiseAgain'] } as const

/** Choosing another tool or a file while the current drawing cannot be confirmed. The sender of the event decides whether to discard it. */
export function confirmLeave(tool: ToolName) {
  const confirmDiscard = { actions: 'confirmDiscard' } as const
  return {
    'tool.choose': [{ guard: isDrawingWith(tool) }, discard, confirmDiscard],
    'file.open': [discard, confirmDiscard],
  } as const
}

/** The same while it can be confirmed, which is done first. */
export function finishTool(tool: ToolName) {
  const confirm = { target: '#mapEditor.resting', actions: ['confirmEdit', 'raiseAgain'] } as const
  const select = { guard: isChosen('select'), target: '#mapEditor.resting.selected', actions: 'confirmEdit' } as const
  return {
    'tool.choose': [{ guard: isDrawingWith(tool) }, discard, select, confirm],
    'file.open': [discard, confirm],
  } as const
}

/** The same, but if the transition `complete` can complete the drawing. */
export function completeTool<const Complete extends object>(tool: ToolName, complete: Complete) {
  const confirmDiscard = { actions: 'confirmDiscard' } as const
  return {
    'tool.choose': [{ guard: isDrawingWith(tool) }, discard, complete, confirmDiscard],
    'file.open': [discard, complete, confirmDiscard],
  } as const
}
