import { cancelEdit } from '../../core/cancel-edit.ts'
import { directionsRequest, problemOf, routeStep } from '../../core/drafts/navigation-steps.ts'
import { reachRequest } from '../../core/drafts/reach-steps.ts'
import { editorSetup } from '../../core/editor-setup.ts'
import { confirmLeave, finishTool, leaveTool } from '../../core/leave-tool.ts'
import { keepPlace } from '../../core/spot-of-place.ts'
import { changeStops, chooseAlternative, chooseTravel, markStop } from './change-stops.ts'

const retainGoodLine = {
  guard: 'hasEditedObject',
  target: '#mapEditor.resting.selected',
  actions: 'confirmEdit',
} as const

/**
 * A line along roads: start, goal, then each click extends it. Directions are requested after every change; leaving
 * `routing` cancels the request, so a late answer never overwrites a newer one, and a failed one preserves the last valid
 * line.
 */
export const navigationStates = editorSetup.createStateConfig({
  tags: 'tool',
  initial: 'starting',
  on: {
    'edit.cancel': cancelEdit,
    ...confirmLeave('navigationLine'),
    'vertex.focus': { actions: { type: 'focusVertex', params: ({ event }) => ({ index: event.index }) } },
  },
  states: {
    starting: {
      on: {
        'map.click': {
          target: 'started',
          actions: { type: 'startNavigation', params: ({ event }) => ({ position: event.position }) },
        },
        'place.choose': {
          target: 'started',
          actions: { type: 'startNavigation', params: ({ event }) => ({ position: event.place.position }) },
        },
        ...chooseTravel,
        'history.redo': { guard: 'hasUndoneStop', target: 'started', actions: 'announceRedone' },
        ...leaveTool,
        'vertex.focus': {},
      },
    },
    started: {
      on: {
        'map.click': changeStops['map.click'],
        'place.choose': changeStops['place.choose'],
        'loop.ask': changeStops['loop.ask'],
        'reach.ask': changeStops['reach.ask'],
        ...chooseTravel,
        'history.undo': { target: 'starting', actions: 'announceUndone' },
        'history.redo': [
          { guard: 'isReachUndone', target: 'reached', actions: ['redoStep', 'restoreReach'] },
          { guard: 'canRedoStep', target: 'routed', actions: ['redoStep', 'readStops'] },
        ],
      },
    },
    /** One question after the other. */
    asking: {
      entry: 'hideReach',
      always: [
        { guard: 'isReachTooFar', target: 'failed', actions: { type: 'noteProblem', params: { problem: 'tooFar' } } },
        { guard: 'isAskingReach', target: 'reaching' },
        { target: 'routing' },
      ],
    },
    routing: {
      entry: 'announceRouting',
      after: {
        directionsPatience: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unavailable' } } },
      },
      invoke: {
        src: 'fetchDirections',
        input: ({ context }) => directionsRequest(context),
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => ({ answer: event.output }) },
            target: 'routed',
            actions: [
              {
                type: 'takeStep',
                params: ({ context, event }) => ({
                  step: routeStep(context, event.output.ok ? event.output : { path: [] }),
                }),
              },
              { type: 'noteOffer', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unavailable' } } },
      },
      on: { ...changeStops, 'edit.cancel': {}, 'tool.choose': {}, 'file.open': {}, 'edit.keep': retainGoodLine },
    },
    routed: {
      initial: 'settled',
      on: {
        ...changeStops,
        'history.undo': [
          { guard: 'isBackAtStart', target: 'started', actions: ['undoStep', 'readStops'] },
          { guard: 'canUndoStep', target: 'routed', actions: ['undoStep', 'readStops'] },
        ],
        'history.redo': { guard: 'canRedoStep', target: 'routed', actions: ['redoStep', 'readStops'] },
        'stop.mark': markStop,
        'place.keep': keepPlace('routed'),
        'alternative.choose': chooseAlternative,
        'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' },
        ...finishTool('navigationLine'),
      },
      states: {
        settled: { on: { 'alternatives.ask': { guard: 'canCompare', target: 'comparing' } } },
        /** Which ways there are is asked for beside the line, which stays as it is and can be kept meanwhile. */
        comparing: {
          entry: ['forgetComparisonProblem', 'announceRouting'],
          after: {
            directionsPatience: {
              target: 'settled',
              actions: { type: 'noteComparisonProblem', params: { problem: 'unavailable' } },
            },
          },
          invoke: {
            src: 'fetchDirections',
            input: ({ context }) => directionsRequest(context),
            onDone: [
              {
                guard: { type: 'isComparison', params: ({ event }) => ({ answer: event.output }) },
                target: 'settled',
                actions: { type: 'noteComparison', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: 'settled',
                actions: {
                  type: 'noteComparisonProblem',
                  params: ({ event }) => ({ problem: problemOf(event.output) }),
                },
              },
            ],
            onError: {
              target: 'settled',
              actions: { type: 'noteComparisonProblem', params: { problem: 'unavailable' } },
            },
          },
        },
      },
    },
    reaching: {
      entry: 'announceReaching',
      after: {
        directionsPatience: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unavailable' } } },
      },
      invoke: {
        src: 'fetchReach',
        input: ({ context }) => reachRequest(context),
        onDone: [
          {
            guard: { type: 'isReachUsable', params: ({ event }) => ({ answer: event.output }) },
            target: 'reached',
            actions: { type: 'showReach', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'noteProblem', params: { problem: 'unavailable' } } },
      },
      on: { ...changeStops, 'edit.cancel': {}, 'tool.choose': {}, 'file.open': {}, 'edit.keep': retainGoodLine },
    },
    /** An area is shown. It becomes a polygon when that is confirmed; else nothing is left behind. */
    reached: {
      on: {
        ...changeStops,
        'history.undo': { target: 'started', actions: ['undoStep', 'readStops'] },
        'edit.confirm': { target: '#mapEditor.resting.selected', actions: 'confirmEdit' },
        ...leaveTool,
      },
    },
    failed: {
      on: {
        ...changeStops,
        'directions.retry': { target: 'asking' },
        'edit.keep': retainGoodLine,
        'history.undo': [
          { guard: 'hasEditedObject', target: 'routed', actions: ['readStops', 'announceUndone'] },
          { target: 'started', actions: ['readStops', 'announceUndone'] },
        ],
      },
    },
  },
})
