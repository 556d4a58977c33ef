import { useMapLinks } from '@repo/articles/map-links'
import type { Locale, PlaceAlong } from '@repo/contract'
import type { ShownPlace } from '@repo/map-kit/use-place-marks'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useMemo, useState } from 'react'
import { type PlanningTranslator, usePlanningMessages } from '../messages/planning-messages.ts'
import { nameOfPlace } from './use-along-words.ts'
import { KIND_LOOKS } from './wayside-kinds.ts'

/** A place that the way passes twice is listed twice. */
export const placeKey = ({ id, alongMeters }: PlaceAlong) => `${id} ${alongMeters}`

/** Shows places of a list on the map of the page: all, or the one that was chosen, which may also be chosen there. */
export function usePlacesOnMap(listed: readonly PlaceAlong[]) {
  const { showPlaces, chosenPlace, choosePlace } = useMapLinks()
  const [isAll, setAll] = useState(false)
  const t = usePlanningMessages()
  const { locale } = useLanguage()
  const chosen = listed.find((place) => placeKey(place) === chosenPlace?.id) ?? null
  const shown = useMemo(
    () => (isAll ? listed : listed.filter((place) => place === chosen)).map((place) => shownPlace(place, t, locale)),
    [isAll, listed, chosen, t, locale],
  )
  useEffect(() => showPlaces('along', shown), [shown, showPlaces])
  useEffect(() => () => showPlaces('along', []), [showPlaces])
  const choose = (place: PlaceAlong | null) => choosePlace(place && placeKey(place))
  return { isAll, setAll, chosen, choose }
}

/** As maps show it. */
export function shownPlace(place: PlaceAlong, t: PlanningTranslator, locale: Locale): ShownPlace {
  const { icon, color } = KIND_LOOKS[place.kind]
  return { id: placeKey(place), name: nameOfPlace(place, t, locale), position: [place.lng, place.lat], icon, color }
}
