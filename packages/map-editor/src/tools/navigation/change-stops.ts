import type { Position } from '@mishiori/map-document'
import type { EditorContext } from '../../core/context.ts'
import type { StopStep } from '../../core/drafts/navigation-draft.ts'
import { candidatesOf, chooseStep } from '../../core/drafts/route-offers.ts'
import type { EditStep } from '../../core/edit-step.ts'
import type { EditorEvent } from '../../core/events.ts'
import type { FoundPlace } from '../../core/services.ts'
import { type Given, stepInto } from '../../core/step-transitions.ts'
import { markStep, openEdit } from '../../core/transitions.ts'

const ASKING = '#mapEditor.navigationLine.asking'

/** A change of the stops requests directions, or what can be reached, again; a change that is not allowed emits its refusal. */
function change<Event>(stepOf: (event: Event) => StopStep) {
  const params = ({ event }: { readonly event: Event }) => ({ step: stepOf(event) })
  return [
    {
      guard: { type: 'isStopStepAllowed', params },
      target: ASKING,
      reenter: true,
      actions: { type: 'stepStops', params },
    },
    { actions: { type: 'raiseStopIssue', params } },
  ] as const
}

function ofMode({ travelMode }: EventOf<'travelMode.choose'>): StopStep {
  return { kind: 'travelMode.choose', travelMode }
}

function ofProfile({ profile }: EventOf<'profile.choose'>): StopStep {
  return { kind: 'profile.choose', profile }
}

function ofOptions({ routeOptions }: EventOf<'routeOptions.set'>): StopStep {
  return { kind: 'routeOptions.set', routeOptions }
}

function ofLoop({ size }: EventOf<'loop.ask'>): StopStep {
  return { kind: 'fromHere.ask', fromHere: { kind: 'loop', size } }
}

function ofReach({ size }: EventOf<'reach.ask'>): StopStep {
  return { kind: 'fromHere.ask', fromHere: { kind: 'reach', size } }
}

function withoutAsking<Event>(stepOf: (event: Event) => StopStep) {
  const params = ({ event }: { readonly event: Event }) => ({ step: stepOf(event) })
  return { actions: { type: 'stepStops', params } } as const
}

type EventOf<Type extends EditorEvent['type']> = Extract<EditorEvent, { readonly type: Type }>

export interface Chosen extends Given {
  readonly event: EventOf<'alternative.choose'>
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
  'loop.ask': change(ofLoop),
  'reach.ask': change(ofReach),
  'travelMode.choose': change(ofMode),
  'profile.choose': change(ofProfile),
  'routeOptions.set': change(ofOptions),
} as const

/** The same before there are two stops, without which there are no directions. */
export const chooseTravel = {
  'travelMode.choose': withoutAsking(ofMode),
  'profile.choose': withoutAsking(ofProfile),
  'routeOptions.set': withoutAsking(ofOptions),
} as const

/** One of the paths that were found together. */
export const chooseAlternative = {
  guard: { type: 'isOtherCandidate', params: ({ event }: Chosen) => ({ index: event.index }) },
  actions: {
    type: 'takeStep',
    params: ({ context, event }: Chosen) => ({ step: chosenStep(context, event.index) }),
  },
} as const

function chosenStep(context: EditorContext, index: number): EditStep {
  const candidate = candidatesOf(context)?.all[index]
  if (!candidate) throw new Error(`There is no path ${index}.`)
  return chooseStep(candidate)
}

export interface Marked extends Given {
  readonly event: EventOf<'stop.mark'>
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
