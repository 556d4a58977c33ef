import { lineStates } from '../tools/line/line-states.ts'
import { navigationStates } from '../tools/navigation/navigation-states.ts'
import { placeStates } from '../tools/places/place-states.ts'
import { recordingStates } from '../tools/recording/recording-states.ts'
import { shapeStates } from '../tools/shape/shape-states.ts'
import { spotStates } from '../tools/spot/spot-states.ts'
import { editorSetup } from './editor-setup.ts'
import { restingStates } from './resting-states.ts'
import { initialContext } from './transitions.ts'

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
    line: lineStates,
    navigationLine: navigationStates,
    recording: recordingStates,
    spot: spotStates('text'),
    imageSpot: spotStates('image'),
    shape: shapeStates,
    placeSearch: placeStates,
    importing: {
      invoke: {
        src: 'readRouteFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: { target: 'resting', actions: { type: 'takeFile', params: ({ event }) => ({ answer: event.output }) } },
        onError: {
          target: 'resting',
          actions: { type: 'raiseFileFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'edit.cancel': 'resting' },
    },
  },
})
