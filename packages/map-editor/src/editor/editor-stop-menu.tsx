import { selectFocusedVertex, selectRoute } from '../machine/selectors.ts'
import { MapPopup } from '../map-popup.tsx'
import { StopMenu } from '../panels/stop-menu.tsx'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from './editor-context.tsx'

/** The stop's disc or pin, and a gap. */
const LIFT = { waypoint: 20, end: 52 } as const

const CLEAR = {
  wide: { top: 168, right: 76, bottom: 28, left: 332 },
  compact: { top: 168, right: 76, bottom: 28, left: 16 },
  phone: { top: 96, right: 12, bottom: 240, left: 12 },
} as const

/** Beside the stop that was chosen on the map or in the list, while a navigation line is drawn or edited. */
export function EditorStopMenu() {
  const { actor, map } = useEditorParts()
  const messages = useMessages()
  const layout = useEditorLayoutName()
  const handle = useValue(map)
  const route = useEditor(selectRoute)
  const index = useEditor(selectFocusedVertex)
  const canMark = useEditor((snapshot) => index !== null && snapshot.can({ type: 'stop.mark', index }))
  const stop = index === null ? undefined : route?.stops[index]
  if (!route || !stop || index === null || route.stops.length < 2) return null
  const isEnd = index === 0 || index === route.stops.length - 1
  const toMap = () => map.get()?.focus()
  return (
    <MapPopup handle={handle} at={stop} lift={isEnd ? LIFT.end : LIFT.waypoint} clear={CLEAR[layout]}>
      <StopMenu
        messages={messages}
        index={index}
        stopCount={route.stops.length}
        onPlaceSpot={
          canMark
            ? () => {
                actor.send({ type: 'stop.mark', index })
                toMap()
              }
            : undefined
        }
        onRemove={() => {
          actor.send({ type: 'vertex.remove', index })
          toMap()
        }}
      />
    </MapPopup>
  )
}
