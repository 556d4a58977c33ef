import type { Draft } from 'immer'
import { immer } from '../immer.ts'
import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { MapDocument } from '../map-document.ts'
import { isHazardIcon, isShape, type MapObject, type MapObjectId, type Spot, type SpotIcon } from '../map-object.ts'
import type { MapColor } from '../palette.ts'
import { findDetailsIssue } from '../validate/validate-object.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/** What an info window can change. Absent means unchanged; from `icon` on they exist on spots only, `isNoGo` on shapes. */
export interface ObjectChange {
  readonly name?: string
  readonly description?: string
  readonly color?: MapColor
  /** Whether ways that are asked for from now on keep out. */
  readonly isNoGo?: boolean
  readonly icon?: SpotIcon
  readonly display?: Spot['display']
  /** Addresses beyond the fifth are cut (specification §5). */
  readonly images?: readonly string[]
  readonly placeId?: string | null
  /** Of a hazard, the day on which it was seen; null if unknown. */
  readonly seenOn?: string | null
}

/**
 * Changes an object's text and style, not its geometry. Choosing the display `text` clears a spot's images, another
 * icon the symbol of its file, one of no hazard the day on which it was seen.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, or what is wrong with the new values.
 */
export function updateObject(document: MapDocument, objectId: MapObjectId, change: ObjectChange): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  const next = changed(found.object, change)
  if (!next) return refused({ code: 'object.wrong_kind' })
  const issue = findDetailsIssue(next)
  return issue ? refused(issue) : edited(withObjectAt(document, found, next))
}

function changed(
  object: MapObject,
  { name, description, color, isNoGo, ...spotChange }: ObjectChange,
): MapObject | null {
  const isOfSpots = Object.values(spotChange).some((value) => value !== undefined)
  if (isOfSpots && object.kind !== 'spot') return null
  if (isNoGo !== undefined && !isShape(object)) return null
  return immer.produce(object, (draft) => {
    draft.name = name ?? draft.name
    draft.description = description ?? draft.description
    draft.color = color ?? draft.color
    if (draft.kind === 'spot') changeSpot(draft, spotChange)
    if (isShape(draft) && isNoGo === true) draft.isNoGo = true
    if (isShape(draft) && isNoGo === false) delete draft.isNoGo
  })
}

type SpotChange = Pick<ObjectChange, 'icon' | 'display' | 'images' | 'placeId' | 'seenOn'>

function changeSpot(spot: Draft<Spot>, { icon, display, images, placeId, seenOn }: SpotChange): void {
  if (icon !== undefined && icon !== spot.icon) delete spot.symbol
  spot.icon = icon ?? spot.icon
  spot.display = display ?? spot.display
  spot.images = spot.display === 'text' ? [] : (images ?? spot.images).slice(0, MAP_LIMITS.spotImages)
  if (placeId !== undefined) spot.placeId = placeId
  if (typeof seenOn === 'string') spot.seenOn = seenOn
  if (seenOn === null || !isHazardIcon(spot.icon)) delete spot.seenOn
}
