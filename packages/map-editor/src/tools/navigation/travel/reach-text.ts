import { haversineDistanceMeters, ringSquareMeters } from '@mishiori/map-document'
import type { ShownReach } from '../../../core/drafts/navigation-draft.ts'
import type { ReachLimits } from '../../../core/services.ts'
import { formatReach } from '../../../messages/format.ts'
import { lengthUnitsOf } from '../../../messages/length-units.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { amountText } from '../../../messages/reach-name.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'

/** How large an area is that can be reached, how far one comes, and what it leaves out. */
export function reachText(messages: MapEditorMessages, { polygon, origin, areas, holes }: ShownReach): string {
  const { reach, together } = travelMessages(messages)
  const { locale } = messages
  const farthest = Math.max(...polygon.vertices.map((position) => haversineDistanceMeters(origin, position)))
  return together(
    reach.found(polygon.name, areaText(ringSquareMeters(polygon.vertices), locale), formatReach(farthest, locale)),
    ...(areas > 0 ? [reach.areasApart(areas)] : []),
    ...(holes > 0 ? [reach.holes(holes)] : []),
  )
}

/** Square kilometres or miles, with the digits that an outline around cells of a grid deserves. */
export function areaText(squareMeters: number, locale: string): string {
  const { long } = lengthUnitsOf(locale)
  const figure = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
  return `${figure.format(squareMeters / long.meters ** 2)} ${long.name}²`
}

/** The most that can be asked for. */
export function tooFarText(messages: MapEditorMessages, { minutes, kilometers }: ReachLimits): string {
  const { locale } = messages
  return travelMessages(messages).reach.tooFar(amountText({ minutes }, locale), amountText({ kilometers }, locale))
}
