import type { EditorContext } from '../core/context.ts'
import { editorSetup } from '../core/editor-setup.ts'
import type { RouteFileAnswer } from '../core/services.ts'
import { initialContext, readingFile } from '../core/transitions.ts'
import { TOOL_STATES } from '../tools/tool-states.ts'
import { restingStates } from './resting-states.ts'

const takeAnswer = {
  type: 'takeFile',
  params: ({ event }: { event: { output: RouteFileAnswer } }) => ({ answer: event.output }),
} as const
const emitFailure = {
  type: 'raiseFileFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const

const selectImported = {
  type: 'selectObject',
  params: ({ context }: { context: EditorContext }) => ({ objectId: context.importedId }),
} as const

/**
 * The editor without its view: one state for resting and one sub-chart for each tool. What a button may do now is
 * `snapshot.can(event)`; what happened is emitted as codes.
 */
export const mapEditorMachine = editorSetup.createMachine({
  id: 'mapEditor',
  context: ({ input }) => initialContext(input),
  initial: 'resting',
  on: {
    'document.replace': {
      guard: { type: 'isOtherDocument', params: ({ event }) => ({ document: event.document }) },
      target: '.resting',
      actions: { type: 'replaceDocument', params: ({ event }) => ({ document: event.document }) },
    },
    'issue.raise': { actions: { type: 'raiseIssue', params: ({ event }) => ({ issue: event.issue }) } },
    'object.toggle': { actions: { type: 'toggleObject', params: ({ event }) => ({ objectId: event.objectId }) } },
    'layer.toggle': { actions: { type: 'toggleLayer', params: ({ event }) => ({ layerId: event.layerId }) } },
  },
  states: {
    resting: restingStates,
    ...TOOL_STATES,
    importing: {
      initial: 'reading',
      on: { 'edit.cancel': 'resting' },
      states: {
        reading: {
          invoke: {
            src: 'readRouteFile',
            input: ({ context }) => ({ file: readingFile(context), ports: context.ports }),
            onDone: [
              { guard: 'hasFileLeft', target: 'reading', reenter: true, actions: [takeAnswer, 'readNextFile'] },
              { target: 'read', actions: takeAnswer },
            ],
            onError: [
              { guard: 'hasFileLeft', target: 'reading', reenter: true, actions: [emitFailure, 'readNextFile'] },
              { target: 'read', actions: emitFailure },
            ],
          },
        },
        read: {
          always: [
            { guard: 'canTimePhotos', target: '#mapEditor.imageSpot.timing' },
            { guard: 'hasUnplaced', target: '#mapEditor.imageSpot.placing' },
            // A photo has no name but that of its file, which says nothing to readers.
            { guard: 'isOnlyPhoto', target: '#mapEditor.resting.inspecting.naming', actions: selectImported },
            { target: '#mapEditor.resting.selected', actions: selectImported },
          ],
        },
      },
    },
  },
})
