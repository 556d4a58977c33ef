import type { Position } from '@mishiori/map-document'
import { type RefObject, useEffect, useRef } from 'react'
import { selectFocusedVertex, selectRoute } from '../../core/selectors.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { MapPopup } from '../../ui/map-popup/map-popup.tsx'
import { useLatest } from '../../ui/shared/use-latest.ts'
import { useValue } from '../../ui/shared/value-store.ts'
import { StopMenu, type StopMenuProps } from './stop-menu.tsx'

/** The stop's disc or pin, and a gap. */
const LIFT = { waypoint: 20, end: 52 } as const

const CLEAR = {
  wide: { top: 168, right: 76, bottom: 28, left: 332 },
  compact: { top: 168, right: 76, bottom: 28, left: 16 },
} as const

/** Pixels between a stop and the row that it would lie under. */
const MARGIN = 24

interface ChosenStop {
  readonly index: number
  readonly position: Position
  readonly stopCount: number
}

/** Beside the stop that was chosen on the map or in the list, while a navigation line is drawn or edited. */
export function EditorStopMenu() {
  const { map } = useEditorParts()
  const layout = useEditorLayoutName()
  const handle = useValue(map)
  const stop = useChosenStop()
  if (!stop || layout === 'phone') return null
  const { index, position, stopCount } = stop
  const isEnd = index === 0 || index === stopCount - 1
  return (
    <MapPopup handle={handle} at={position} lift={isEnd ? LIFT.end : LIFT.waypoint} clear={CLEAR[layout]}>
      <ChosenStopMenu stop={stop} variant="menu" />
    </MapPopup>
  )
}

/** The same on a phone: under the thumb, since beside its stop it would cover the others. */
export function EditorStopRow() {
  const stop = useChosenStop()
  return stop && <StopRow stop={stop} />
}

function StopRow({ stop }: { readonly stop: ChosenStop }) {
  const row = useRef<HTMLDivElement>(null)
  useUncoveredStop(row, stop)
  return (
    <div ref={row}>
      <ChosenStopMenu stop={stop} variant="row" />
    </div>
  )
}

/** Brings a stop out from under its own row. */
function useUncoveredStop(row: RefObject<HTMLDivElement | null>, { index, position }: ChosenStop): void {
  const { map } = useEditorParts()
  const latest = useLatest(position)
  useEffect(() => {
    const handle = map.get()
    const box = row.current?.getBoundingClientRect()
    if (!handle || !box || index < 0) return
    const { left, top } = handle.bounds()
    const { x, y } = handle.project(latest.current)
    const isBelow = top + y > box.top - MARGIN && left + x > box.left - MARGIN && left + x < box.right + MARGIN
    if (isBelow) handle.panBy(0, top + y - (box.top - MARGIN))
  }, [map, row, latest, index])
}

interface ChosenStopMenuProps extends Required<Pick<StopMenuProps, 'variant'>> {
  readonly stop: ChosenStop
}

function ChosenStopMenu({ stop, variant }: ChosenStopMenuProps) {
  const { actor, map } = useEditorParts()
  const messages = useMessages()
  const { index, stopCount } = stop
  const canMark = useEditor((snapshot) => snapshot.can({ type: 'stop.mark', index }))
  const send = (type: 'stop.mark' | 'vertex.remove') => {
    actor.send({ type, index })
    map.get()?.focus()
  }
  return (
    <StopMenu
      messages={messages}
      index={index}
      stopCount={stopCount}
      variant={variant}
      onPlaceSpot={canMark ? () => send('stop.mark') : undefined}
      onRemove={() => send('vertex.remove')}
    />
  )
}

function useChosenStop(): ChosenStop | null {
  const route = useEditor(selectRoute)
  const index = useEditor(selectFocusedVertex)
  const position = index === null ? undefined : route?.stops[index]
  if (!route || !position || index === null || route.stops.length < 2) return null
  return { index, position, stopCount: route.stops.length }
}
