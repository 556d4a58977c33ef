import { type AnyLine, cutText, MAP_LIMITS, type Position, pathLengthMeters } from '@mishiori/map-document'
import { placeToPlace } from '../../core/place-to-place.ts'
import type { MapHandle } from '../../map/map-handle.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'

/** How far a place may be from a line that is called after it, as parts of its length and in metres. */
const NEAR_END = 0.2
const NEAR_MIDDLE = 0.3
const FAR = { meters: 5000 } as const

/** A name for a new line that has but a number, from the places that the map shows at its ends or in its middle. */
export function nameFromMap(
  { name, kind, path }: AnyLine,
  map: Pick<MapHandle, 'placeNear'> | null,
  { objects, lines }: Pick<MapEditorMessages, 'objects' | 'lines'>,
): string | null {
  const prefix = `${objects.newNames[kind]} `
  const [start, end] = [path[0], path.at(-1)]
  if (!map || !start || !end || !name.startsWith(prefix) || !/^\d+$/.test(name.slice(prefix.length))) return null
  const lengthMeters = pathLengthMeters(path)
  const near = (position: Position, part: number) => map.placeNear(position, Math.min(lengthMeters * part, FAR.meters))
  const [from, to] = [near(start, NEAR_END), near(end, NEAR_END)]
  if (from && to && from !== to) return placeToPlace(from, to)
  const place = from ?? to ?? near(middleOf(path), NEAR_MIDDLE)
  return place && cutText(lines.around(place), MAP_LIMITS.nameLength.max)
}

/** The middle of what the line surrounds, which for a loop is no point of it. */
function middleOf(path: readonly Position[]): Position {
  const [lngs, lats] = [path.map(([lng]) => lng), path.map(([, lat]) => lat)]
  const middle = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return [middle(lngs), middle(lats)]
}
