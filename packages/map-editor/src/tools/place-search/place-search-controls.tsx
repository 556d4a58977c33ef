import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { selectTool } from '../../core/selectors.ts'
import type { FoundPlace } from '../../core/services.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { useLatest } from '../../ui/shared/use-latest.ts'
import { PlaceSearch } from './place-search.tsx'
import { placeSearchMachine } from './place-search-machine.ts'

const PLACE_ZOOM = 14

/** The field for places under the guide: while one is looked for, and while a navigation line is drawn, which can go there. */
export function PlaceControls() {
  const { services } = useEditorParts()
  const tool = useEditor(selectTool)
  if (!services.searchPlaces) return null
  if (tool === 'placeSearch') return <PlaceField key={tool} takesFocus />
  return tool === 'navigationLine' ? <PlaceField key={tool} takesFocus={false} /> : null
}

function PlaceField({ takesFocus }: { readonly takesFocus: boolean }) {
  const { actor, map, inputMode } = useEditorParts()
  const messages = useMessages()
  const search = usePlaceSearch()
  const { context } = useSelector(search, (snapshot) => snapshot)
  const isSearching = useSelector(search, (snapshot) => snapshot.matches('searching') || snapshot.matches('typing'))
  useEffect(() => () => map.get()?.setCursors([]), [map])
  const choose = (place: FoundPlace) => {
    actor.send({ type: 'place.choose', place })
    const camera = map.get()?.camera
    if (selectTool(actor.getSnapshot()) === 'placeSearch') camera?.goTo(place.position, PLACE_ZOOM)
    else camera?.reveal(place.position)
    // The keyboard on the screen would stay over Cancel and Confirm.
    if (inputMode.get() === 'touch') map.get()?.focus()
  }
  return (
    <PlaceSearch
      messages={messages}
      places={context.places}
      attribution={context.attribution}
      problem={context.problem}
      isSearching={isSearching}
      takesFocus={takesFocus}
      onQuery={(query) => search.send({ type: 'query.set', query })}
      onSubmit={(text) => {
        // Enter in the empty field says yes to the place that is shown.
        if (!takesFocus || text !== '') return search.send({ type: 'query.submit' })
        actor.send({ type: 'edit.confirm' })
        map.get()?.focus()
      }}
      onChoose={choose}
      onPoint={(place) => map.get()?.setCursors(place ? [place.position] : [])}
      onLeave={() => {
        if (takesFocus) actor.send({ type: 'edit.cancel' })
        map.get()?.focus()
      }}
    />
  )
}

/** A separate search for each field: leaving the field cancels the request. */
function usePlaceSearch() {
  const { services, map } = useEditorParts()
  const { locale } = useMessages()
  const latest = useLatest({ services, locale })
  const machine = useMemo(
    () =>
      placeSearchMachine.provide({
        actors: {
          searchPlaces: fromPromise(({ input, signal }) => {
            const { services, locale } = latest.current
            if (!services.searchPlaces) return Promise.reject(new Error('services.searchPlaces is missing.'))
            return services.searchPlaces(input.query, { signal, locale, view: map.get()?.view() ?? null })
          }),
        },
      }),
    [latest, map],
  )
  return useActorRef(machine, services.clock && { clock: services.clock })
}
