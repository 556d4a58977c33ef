import { findMapObject, type MapObject, nearestPointOnPath, objectBounds, type Position } from '@mishiori/map-document'
import { useEffect } from 'react'
import type { ShownReach } from '../../core/drafts/navigation-draft.ts'
import { failureOf } from '../../core/drafts/navigation-steps.ts'
import type { RouteTarget } from '../../core/drafts/route-target.ts'
import type { EditorEvent, MachineEmitted } from '../../core/events.ts'
import {
  type MachineSnapshot,
  selectCandidates,
  selectComparison,
  selectDirectionsProblem,
  selectIsAskingDirections,
  selectIsAskingReach,
  selectShownReach,
} from '../../core/selectors.ts'
import type { DirectionsFailure } from '../../core/services.ts'
import { pathDrag } from '../../map/drag/path-drag.ts'
import type { PickPlace } from '../../map/pick/edit-target.ts'
import { isOnPin } from '../../map/pick/is-on-pin.ts'
import { besideLongitude, type PathPick, pickVertex } from '../../map/pick/pick-on-path.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { lengthText } from '../../messages/object-size-text.ts'
import { travelMessages } from '../../messages/travel-messages.ts'
import { useEditorParts } from '../../ui/context/editor-context.tsx'
import { pathFillIcon, pathIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { NavigationControls } from './navigation-controls.tsx'
import { stopIndexAt } from './stop-order.ts'
import { EditorStopMenu, EditorStopRow } from './stop-popup.tsx'
import { CandidateLabels } from './travel/candidate-labels.tsx'
import { problemText } from './travel/problem-text.ts'
import { reachText } from './travel/reach-text.ts'
import { hasTravelCard, TravelCard } from './travel/travel-card.tsx'

const STARTING: GuideStep = { text: ({ guide }, mode) => guide.startNavigation(mode) }
const STARTED: GuideStep = { text: ({ guide }, mode) => guide.setGoal(mode) }
const EDITING: GuideStep = { text: ({ guide }, mode) => guide.editNavigation(mode) }
const REQUESTING: GuideStep = { text: ({ directions }) => directions.asking }
const reachingText = ({ directions, travel }: MapEditorMessages) => travel?.reach.asking ?? directions.asking
const REACHING: GuideStep = { text: reachingText }
const problems = new Map<string, GuideStep>()

/** What the directions complain of, in place of what to do next. */
function problemStep(failure: DirectionsFailure): GuideStep {
  const { problem, profile, routeOptions, hasNoGo, reachLimits } = failure
  const key = JSON.stringify([problem, profile, routeOptions !== undefined, hasNoGo, reachLimits])
  const cached = problems.get(key)
  if (cached) return cached
  const made: GuideStep = { text: (messages) => problemText(messages, failure) }
  problems.set(key, made)
  return made
}

function reachedText(messages: MapEditorMessages, shown: ShownReach, mode: InputMode): string {
  const { reach, together } = travelMessages(messages)
  return together(reachText(messages, shown), reach.guide(mode))
}

const reached = new WeakMap<ShownReach, GuideStep>()

/** How large the area is that is shown, and what can be done with it. */
function reachedStep(reach: ShownReach): GuideStep {
  const cached = reached.get(reach)
  if (cached) return cached
  const made: GuideStep = {
    text: (messages, mode) => reachedText(messages, reach, mode),
    confirmLabel: (messages) => travelMessages(messages).reach.keep,
  }
  reached.set(reach, made)
  return made
}

function guideStep(snapshot: MachineSnapshot): GuideStep | null {
  if (!snapshot.matches('navigationLine')) return null
  if (selectIsAskingReach(snapshot)) return REACHING
  if (selectIsAskingDirections(snapshot) || selectComparison(snapshot) === 'asking') return REQUESTING
  const reach = selectShownReach(snapshot)
  if (reach) return reachedStep(reach)
  const problem = selectDirectionsProblem(snapshot)
  if (problem) return problemStep(failureOf(snapshot.context, problem))
  if (snapshot.matches({ navigationLine: 'starting' })) return STARTING
  return snapshot.matches({ navigationLine: 'started' }) ? STARTED : EDITING
}

function announce(messages: MapEditorMessages, event: MachineEmitted): string | null {
  if (event.type === 'directions.asked') return event.isReach ? reachingText(messages) : messages.directions.asking
  if (event.type === 'directions.failed') return problemText(messages, event)
  if (event.type === 'reach.found') return reachText(messages, event.reach)
  if (event.type !== 'step.taken' && event.type !== 'route.offered') return null
  const line = findMapObject(event.document, event.objectId)
  if (line?.kind !== 'navigationLine') return null
  const length = lengthText(messages, line.path)
  if (event.type === 'step.taken') {
    return event.step.kind === 'route.choose'
      ? travelMessages(messages).chosen(length)
      : messages.directions.found(length)
  }
  const { offered, noOthers } = travelMessages(messages)
  if (event.count < 2) return noOthers
  return messages.vertices.withLeg(messages.directions.found(length), offered(event.count))
}

/** A stop, an end by its pin, or the way between two stops. */
function pickOnRoute(route: RouteTarget, place: PickPlace): PathPick | null {
  const { pointer, reach } = place
  const stop = pickVertex(route.stops, pointer, reach) ?? pickEndPin(route, place)
  if (stop) return stop
  const nearest = nearestPointOnPath(route.path, pointer, reach.segmentPixels * reach.metersPerPixel)
  if (!nearest) return null
  return { kind: 'segment', index: stopIndexAt(route, nearest), position: nearest.position }
}

/** Start and goal can be dragged by their pins, too. */
function pickEndPin({ stops }: RouteTarget, { position, isTouch, project }: PickPlace): PathPick | null {
  if (stops.length < 2) return null
  const point = project(position)
  const isOn = (stop: Position | undefined) =>
    stop !== undefined && isOnPin(point, project(besideLongitude(stop, position[0])), { isTouch, isPhoto: false })
  const index = [stops.length - 1, 0].find((end) => isOn(stops[end]))
  return index === undefined ? null : { kind: 'vertex', index }
}

/** Another path between the stops, where the line itself is not. */
function alternativeAt(
  snapshot: MachineSnapshot,
  { pointer, reach }: Pick<PickPlace, 'pointer' | 'reach'>,
): EditorEvent | null {
  const candidates = selectCandidates(snapshot)
  if (!candidates) return null
  const within = reach.segmentPixels * reach.metersPerPixel
  const index = candidates.all.findIndex(
    ({ path }, at) => at !== candidates.chosen && nearestPointOnPath(path, pointer, within) !== null,
  )
  return index < 0 ? null : { type: 'alternative.choose', index }
}

export const navigationTool = {
  button: {
    label: 'navigationLine',
    icon: pathIcon,
    pressedIcon: pathFillIcon,
    key: 'n',
    shortcut: 'navigationLine',
    needs: 'fetchDirections',
  },
  Controls: NavigationControls,
  Card: TravelCard,
  hasCard: hasTravelCard,
  OnMap: CandidateLabels,
  Background: FitFound,
  Popup: EditorStopMenu,
  PhoneRow: EditorStopRow,
  guideStep,
  announce,
  onMap: {
    clickAt: alternativeAt,
    editTarget: (target) =>
      target.kind === 'routeTarget'
        ? {
            handles: target.stops,
            isRing: false,
            pick: (place) => pickOnRoute(target, place),
            drag: (parts, pick) => pathDrag(parts, { ...target, points: target.stops, isDragged: false }, pick),
            snapPart: () => null,
          }
        : null,
  },
} satisfies Tool

/** Shows an area or a loop whole that was found: many are larger than the map in view. */
function FitFound() {
  const { actor, map } = useEditorParts()
  useEffect(() => {
    const show = (object: MapObject) => map.get()?.camera.fitBox(objectBounds(object))
    const reached = actor.on('reach.found', ({ reach }) => show(reach.polygon))
    const looped = actor.on('loop.found', ({ line }) => show(line))
    return () => {
      reached.unsubscribe()
      looped.unsubscribe()
    }
  }, [actor, map])
  return null
}
