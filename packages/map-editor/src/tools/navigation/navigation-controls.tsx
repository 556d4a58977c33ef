import { selectDirectionsProblem, selectRoute, selectTool, selectTravel } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { NavigationControls as Controls } from './navigation-fields.tsx'
import { TravelControls } from './travel/travel-controls.tsx'

/** Beside the guide while a navigation line is drawn or edited. */
export function NavigationControls() {
  const { actor, map, services } = useEditorParts()
  const messages = useMessages()
  const isOpen = useEditor(selectTool) === 'navigationLine'
  const travelMode = useEditor((snapshot) => selectTravel(snapshot)?.travelMode ?? null)
  const problem = useEditor(selectDirectionsProblem)
  const route = useEditor(selectRoute)
  if (!isOpen || travelMode === null) return null
  return (
    <Controls
      messages={messages}
      travelMode={services.travel ? null : travelMode}
      problem={problem}
      stopCount={route?.stops.length ?? 0}
      onTravelMode={(mode) => actor.send({ type: 'travelMode.choose', travelMode: mode })}
      onReverse={() => actor.send({ type: 'route.reverse' })}
      onRetry={() => actor.send({ type: 'directions.retry' })}
      onReorder={(from, to) => actor.send({ type: 'stop.reorder', from, to })}
      onRemove={(index) => actor.send({ type: 'vertex.remove', index })}
      onFocusStop={(index) => {
        const stop = route?.stops[index]
        actor.send({ type: 'vertex.focus', index })
        if (stop) map.get()?.camera.reveal(stop)
      }}
    >
      <TravelControls />
    </Controls>
  )
}
