import type { Position, TravelMode } from '@mishiori/map-document'
import type { EditorContext } from '../../core/context.ts'
import type { StopStep } from '../../core/drafts/navigation-draft.ts'
import type { EditorEvent } from '../../core/events.ts'
import type { FoundPlace } from '../../core/services.ts'
import { type Given, stepInto } from '../../core/step-transitions.ts'
import { markStep, openEdit } from '../../core/transitions.ts'

const ROUTING = '#mapEditor.navigationLine.routing'

/** A change of the stops requests directions again; a change that is not allowed emits its refusal. */
function change<Event>(stepOf: (event: Event) => StopStep) {
  const params = ({ event }: { readonly event: Event }) => ({ step: stepOf(event) })
  return [
    {
      guard: { type: 'isStopStepAllowed', params },
      target: ROUTING,
      reenter: true,
      actions: { type: 'stepStops', params },
    },
    { actions: { type: 'raiseStopIssue', params } },
  ] as const
}

export interface At {
  readonly position: Position
}
export interface AtStop extends At {
  readonly index: number
}

export interface AtPlace {
  readonly place: FoundPlace
}

export const changeStops = {
  'map.click': change(({ position }: At) => ({ kind: 'vertex.append', position, end: 'end' })),
  'place.choose': change(({ place }: AtPlace) => ({ kind: 'vertex.append', position: place.position, end: 'end' })),
  'vertex.move': change(({ index, position }: AtStop) => ({ kind: 'vertex.move', index, position })),
  'vertex.insert': change(({ index, position }: AtStop) => ({ kind: 'vertex.insert', index, position })),
  'vertex.remove': change(({ index }: Pick<AtStop, 'index'>) => ({ kind: 'vertex.remove', index })),
  'stop.reorder': change(({ from, to }: { readonly from: number; readonly to: number }) => ({
    kind: 'stop.reorder',
    from,
    to,
  })),
  'route.reverse': change(() => ({ kind: 'route.reverse' })),
  'travelMode.choose': change(({ travelMode }: { readonly travelMode: TravelMode }) => ({
    kind: 'travelMode.choose',
    travelMode,
  })),
} as const

/** Directions need two stops. */
export const chooseTravelMode = {
  actions: {
    type: 'stepStops',
    params: ({ event }: { readonly event: { readonly travelMode: TravelMode } }) => ({
      step: { kind: 'travelMode.choose', travelMode: event.travelMode } as const,
    }),
  },
} as const

export interface Marked extends Given {
  readonly event: Extract<EditorEvent, { readonly type: 'stop.mark' }>
}

const hasNoStop = {
  guard: { type: 'lacksStop', params: ({ event }: Marked) => ({ index: event.index }) },
} as const

/** Directions are not requested again: the stops stay as they are. */
export const markStop = [
  hasNoStop,
  ...stepInto('routed', ({ context, event }: Marked) => markStep(context, stopAt(context, event.index))),
] as const

function stopAt(context: EditorContext, index: number): Position {
  const stop = openEdit(context).navigation.stops[index]
  if (!stop) throw new Error(`There is no stop ${index}.`)
  return stop
}
