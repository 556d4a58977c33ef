import { snapProblem, snapRequest } from '../../core/drafts/snap-steps.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { leaveTool } from '../../core/leave-tool.ts'

const giveUp = {
  target: 'notSnapped',
  actions: { type: 'noteSnapProblem', params: { problem: { ok: false, problem: 'unavailable' } } },
} as const

/** A line is asked for on the ways that it follows. What is proposed is taken or given up; else nothing is left behind. */
export const snappingState = editorSetup.createStateConfig({
  entry: 'announceSnapping',
  after: { snapPatience: giveUp },
  invoke: {
    src: 'snapLine',
    input: ({ context }) => snapRequest(context),
    onDone: [
      {
        guard: { type: 'isSnapUsable', params: ({ event }) => ({ answer: event.output }) },
        target: 'snapped',
        actions: { type: 'proposeSnap', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'notSnapped',
        actions: {
          type: 'noteSnapProblem',
          params: ({ context, event }) => ({ problem: snapProblem(context, event.output) }),
        },
      },
    ],
    onError: giveUp,
  },
  on: leaveTool,
})

export const snappedState = editorSetup.createStateConfig({
  on: { 'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' }, ...leaveTool },
})

export const notSnappedState = editorSetup.createStateConfig({
  on: { 'directions.retry': { target: 'snapping' }, ...leaveTool },
})
