import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId, Spot, SpotIcon } from '../map-object.ts'
import type { MapColor } from '../palette.ts'
import { findDetailsIssue } from '../validate/validate-object.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/** What an info window can change. Absent means unchanged; the last four exist on spots only. */
export interface ObjectChange {
  readonly name?: string
  readonly description?: string
  readonly color?: MapColor
  readonly icon?: SpotIcon
  readonly display?: Spot['display']
  /** Addresses beyond the fifth are cut (specification §5). */
  readonly images?: readonly string[]
  readonly placeId?: string | null
}

/**
 * Changes an object's words and looks, not its geometry. Choosing the display `text` clears a spot's images, another icon the symbol of its file.
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

function changed(object: MapObject, { name, description, color, ...spotChange }: ObjectChange): MapObject | null {
  const words = {
    name: name ?? object.name,
    description: description ?? object.description,
    color: color ?? object.color,
  }
  if (object.kind === 'spot') return changedSpot({ ...object, ...words }, spotChange)
  return Object.values(spotChange).every((value) => value === undefined) ? { ...object, ...words } : null
}

function changedSpot(spot: Spot, change: Pick<ObjectChange, 'icon' | 'display' | 'images' | 'placeId'>): Spot {
  const display = change.display ?? spot.display
  const images = display === 'text' ? [] : (change.images ?? spot.images).slice(0, MAP_LIMITS.spotImages)
  const placeId = change.placeId === undefined ? spot.placeId : change.placeId
  const { symbol, ...rest } = spot
  const icon = change.icon ?? spot.icon
  return { ...rest, icon, display, images, placeId, ...(symbol && icon === spot.icon && { symbol }) }
}
