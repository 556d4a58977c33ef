import type { Subscribable } from 'xstate'
import type { EditorContext } from './context.ts'
import type { EditorEmitted, EditorEvent, InspectorMode, MachineEmitted, MachineEvent } from './events.ts'

type PlacedShapeState = 'placing' | 'adjusting'

/** The states of the editor, each with those inside of it. */
interface EditorStates {
  readonly resting: 'idle' | 'selected' | 'inspecting' | { readonly inspecting: InspectorMode }
  readonly line:
    | 'starting'
    | 'started'
    | 'extending'
    | 'simplifying'
    | 'erasing'
    | 'snapping'
    | 'snapped'
    | 'notSnapped'
  readonly navigationLine:
    | 'starting'
    | 'started'
    | 'asking'
    | 'routing'
    | 'routed'
    | { readonly routed: 'settled' | 'comparing' }
    | 'reaching'
    | 'reached'
    | 'failed'
  readonly recording: never
  readonly spot: 'placing' | 'adjusting'
  readonly imageSpot: 'choosing' | 'timing' | 'placing' | 'placed'
  readonly shape:
    | 'choosing'
    | 'circle'
    | 'rectangle'
    | 'polygon'
    | { readonly circle: PlacedShapeState }
    | { readonly rectangle: PlacedShapeState }
    | { readonly polygon: 'starting' | 'drawing' | 'adjusting' }
  readonly placeSearch: 'searching' | 'adjusting'
  readonly importing: 'reading' | 'read'
}

/** The names of the outermost states. */
type StateName = keyof EditorStates
type ParentName = { [Name in StateName]: EditorStates[Name] extends never ? never : Name }[StateName]

/** A state of the editor, as `line` or `{ line: 'erasing' }`. The machine has them all, or it does not compile. */
export type EditorState =
  | StateName
  | { [Name in ParentName]: { readonly [Key in Name]: EditorStates[Key] } }[ParentName]

/** The editor at one moment, as a host sees it. Read it with the selectors. */
export interface EditorSnapshot {
  /** Whether this event would do anything now. */
  readonly can: (event: EditorEvent) => boolean
}

/** The running editor: events go in, snapshots and what happened come out. */
export interface EditorActor extends Pick<Subscribable<EditorSnapshot>, 'subscribe'> {
  /** The editor now. The same object until something changes. */
  readonly getSnapshot: () => EditorSnapshot
  /** Asks for something. What is not possible now is ignored. */
  readonly send: (event: EditorEvent) => void
  /** Calls `handler` each time this happens, until `unsubscribe`. */
  readonly on: <Type extends EditorEmitted['type']>(
    type: Type,
    handler: (event: EditorEmitted & { readonly type: Type }) => void,
  ) => { readonly unsubscribe: () => void }
  /** Begins to take events. `useMapEditor` does it. */
  readonly start: () => unknown
  /** Ends for good, and aborts what the services are doing. */
  readonly stop: () => unknown
}

/** What the machine knows at one moment: what a host sees, and the context that the selectors read. */
export interface MachineSnapshot {
  readonly context: EditorContext
  /** Whether the editor is in this state. */
  readonly matches: (state: EditorState) => boolean
  readonly can: (event: MachineEvent) => boolean
}

type EmittedOf<Type> = MachineEmitted & (Type extends '*' ? unknown : { readonly type: Type })

/** The actor as the package itself uses it. */
export interface MachineActor extends Pick<Subscribable<MachineSnapshot>, 'subscribe'> {
  readonly getSnapshot: () => MachineSnapshot
  readonly send: (event: MachineEvent) => void
  /** Listens to what happens; `'*'` to all of it. */
  readonly on: <Type extends MachineEmitted['type'] | '*'>(
    type: Type,
    handler: (event: EmittedOf<Type>) => void,
  ) => { readonly unsubscribe: () => void }
  readonly start: () => unknown
  readonly stop: () => unknown
}
