import type { MapObjectId } from '@mishiori/map-document'
import type { EditorContext } from '../../core/context.ts'
import { editedLine } from '../../core/transitions.ts'

export interface OfObject {
  readonly event: { readonly objectId: MapObjectId }
}

const isFreeLine = {
  type: 'isOfKind',
  params: ({ event }: OfObject) => ({ objectId: event.objectId, kind: 'line' as const }),
} as const
const isRecording = {
  type: 'isOfKind',
  params: ({ event }: OfObject) => ({ objectId: event.objectId, kind: 'recordedLine' as const }),
} as const

/** A recording is locked: refuses the change with an issue. */
const refuseRecording = {
  guard: isRecording,
  actions: { type: 'raiseIssue', params: { issue: { code: 'line.is_recorded' } } },
} as const
/** Its points cannot be moved, but it can have fewer. */
const isFreeOrRecorded = {
  type: 'isAnyOfKinds',
  params: ({ event }: OfObject) => ({ objectId: event.objectId, kinds: ['line', 'recordedLine'] as const }),
} as const
const open = {
  type: 'openExisting',
  params: ({ event }: OfObject) => ({ objectId: event.objectId, tool: 'line' as const }),
} as const

export interface Continuing {
  readonly context: EditorContext
  readonly event: { readonly end: 'start' | 'end' }
}

/** The ways in which a line that is at rest is opened for a change. */
export const changeLine = {
  'line.edit': [{ guard: isFreeLine, target: '#mapEditor.line.extending', actions: open }, refuseRecording],
  'line.continue': [
    {
      guard: isFreeLine,
      target: '#mapEditor.line.extending',
      actions: [
        open,
        {
          type: 'focusVertex',
          params: ({ context, event }: Continuing) => ({
            index: event.end === 'start' ? 0 : (editedLine(context)?.path.length ?? 1) - 1,
          }),
        },
      ],
    },
    refuseRecording,
  ],
  'line.simplify': {
    guard: isFreeOrRecorded,
    target: '#mapEditor.line.simplifying',
    actions: [
      open,
      {
        type: 'tryTolerance',
        params: ({ context }: { readonly context: EditorContext }) => ({ toleranceMeters: context.toleranceMeters }),
      },
    ],
  },
  'line.snap': { guard: isFreeOrRecorded, target: '#mapEditor.line.snapping', actions: open },
  'line.erase': [{ guard: isFreeLine, target: '#mapEditor.line.erasing', actions: open }, refuseRecording],
  'recording.trim': { guard: isRecording, target: '#mapEditor.recording', actions: open },
} as const
