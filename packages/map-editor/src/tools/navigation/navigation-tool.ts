import { findMapObject, nearestPointOnPath, type Position } from '@mishiori/map-document'
import type { RouteTarget } from '../../core/drafts/route-target.ts'
import type { MachineEmitted } from '../../core/events.ts'
import { type MachineSnapshot, selectDirectionsProblem } from '../../core/selectors.ts'
import type { DirectionsProblem } from '../../core/services.ts'
import { pathDrag } from '../../map/drag/path-drag.ts'
import type { PickPlace } from '../../map/pick/edit-target.ts'
import { isOnPin } from '../../map/pick/is-on-pin.ts'
import { besideLongitude, type PathPick, pickVertex } from '../../map/pick/pick-on-path.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { lengthText } from '../../messages/object-size-text.ts'
import { pathFillIcon, pathIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { NavigationControls } from './navigation-controls.tsx'
import { stopIndexAt } from './stop-order.ts'
import { EditorStopMenu, EditorStopRow } from './stop-popup.tsx'

const STARTING: GuideStep = { text: ({ guide }, mode) => guide.startNavigation(mode) }
const STARTED: GuideStep = { text: ({ guide }, mode) => guide.setGoal(mode) }
const EDITING: GuideStep = { text: ({ guide }, mode) => guide.editNavigation(mode) }
const REQUESTING: GuideStep = { text: ({ directions }) => directions.asking }
const problems = new Map<DirectionsProblem, GuideStep>()

/** What the directions complain of, in place of what to do next. */
function problemStep(problem: DirectionsProblem): GuideStep {
  const cached = problems.get(problem)
  if (cached) return cached
  const made: GuideStep = { text: ({ directions }) => directions.problems[problem] }
  problems.set(problem, made)
  return made
}

function guideStep(snapshot: MachineSnapshot): GuideStep | null {
  if (!snapshot.matches('navigationLine')) return null
  if (snapshot.matches({ navigationLine: 'routing' })) return REQUESTING
  const problem = selectDirectionsProblem(snapshot)
  if (problem) return problemStep(problem)
  if (snapshot.matches({ navigationLine: 'starting' })) return STARTING
  return snapshot.matches({ navigationLine: 'started' }) ? STARTED : EDITING
}

function announce(messages: MapEditorMessages, event: MachineEmitted): string | null {
  if (event.type === 'directions.asked') return messages.directions.asking
  if (event.type === 'directions.failed') return messages.directions.problems[event.problem]
  if (event.type !== 'step.taken') return null
  const line = findMapObject(event.document, event.objectId)
  return line?.kind === 'navigationLine' ? messages.directions.found(lengthText(messages, line.path)) : null
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
  Popup: EditorStopMenu,
  PhoneRow: EditorStopRow,
  guideStep,
  announce,
  onMap: {
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
