import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { MachineActor } from '../../core/selectors.ts'
import { selectFocusedVertex } from '../../core/selectors.ts'
import { lngLat } from '../camera/metric.ts'
import { onGlobe } from '../camera/on-globe.ts'
import { isInView } from '../camera/project-in-view.ts'
import type { ToolsOnMap } from '../drag/tool-on-map.ts'
import { besideLongitude } from '../pick/pick-on-path.ts'

interface VertexParts {
  readonly map: MapLibre
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
}

/** Gives the focus to the handle after the one at `from`, or before it; false beyond the last one, and where there is none. */
export function focusNext(
  { map, actor, tools }: VertexParts,
  { from, step }: { from: number | null; step: 1 | -1 },
): boolean {
  const snapshot = actor.getSnapshot()
  const handles = tools.editTarget(snapshot)?.handles ?? []
  if (handles.length === 0 || !snapshot.can({ type: 'vertex.focus', index: 0 })) return false
  const index = from === null ? (step === 1 ? 0 : handles.length - 1) : from + step
  const vertex = handles[index]
  if (!vertex) return false
  actor.send({ type: 'vertex.focus', index })
  reveal(map, vertex)
  return true
}

/** Moves the focused handle along what it belongs to; false where handles go anywhere. */
export function stepFocused({ map, actor, tools }: VertexParts, points: number): boolean {
  const snapshot = actor.getSnapshot()
  const step = tools.first(({ stepHandle }) => stepHandle?.(snapshot, points))
  if (!step) return false
  actor.send(step.event)
  if (step.position) reveal(map, step.position)
  return true
}

export function removeFocused({ actor }: Pick<VertexParts, 'actor'>): boolean {
  const index = selectFocusedVertex(actor.getSnapshot())
  if (index === null) return false
  actor.send({ type: 'vertex.remove', index })
  return true
}

/** Halves the segment after the focused vertex, or the one before the last. */
export function insertMidpoint({ map, actor, tools }: VertexParts): boolean {
  const snapshot = actor.getSnapshot()
  const target = tools.editTarget(snapshot)
  const focused = selectFocusedVertex(snapshot)
  if (!target || focused === null || !snapshot.can({ type: 'vertex.insert', index: 0, position: [0, 0] })) return false
  const { handles: path, isRing } = target
  const index = isRing ? focused + 1 : Math.min(focused + 1, path.length - 1)
  const [before, after] = [path[index - 1], path[index % path.length]]
  if (!before || !after) return false
  const [a, b] = [before, besideLongitude(after, before[0])].map((end) => map.project(lngLat(end)))
  if (!a || !b) return false
  const { lng, lat } = map.unproject([(a.x + b.x) / 2, (a.y + b.y) / 2])
  actor.send({ type: 'vertex.insert', index, position: onGlobe([lng, lat]) })
  return true
}

function reveal(map: MapLibre, position: Position): void {
  if (!isInView(map, position)) map.jumpTo({ center: lngLat(position) })
}
