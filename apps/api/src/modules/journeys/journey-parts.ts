import {
  type AnyLine,
  distancesAlong,
  haversineDistanceMeters,
  type MapDocument,
  nearestPointOnPath,
  type Position,
} from '@mishiori/map-document'
import type { JourneyPart } from '@repo/contract'
import { stageLine } from './stage-line.ts'

/** A map as others see it, and as its author drew it: the same where nothing is hidden. */
export interface BothMaps {
  readonly shown: MapDocument
  readonly whole: MapDocument
}

/** A stored part, in metres along the line as it was drawn; null where the map has no such part any more. */
export function toWholePart(part: JourneyPart, { shown, whole }: BothMaps): JourneyPart | null {
  if (stageLine(shown, part) === null) return null
  if (shown === whole) return part
  const piece = linesOf(shown).find(({ id }) => id === part.object_id)
  if (!piece) return null
  const found = linesOf(whole)
    .toSorted((one, other) => Number(other.id === piece.id) - Number(one.id === piece.id))
    .flatMap(({ id, path }) => {
      const start = startOn(path, piece.path)
      return start === null ? [] : [shifted(part, { id, path, by: start })]
    })
  return found[0] ?? null
}

/** The longest stretch of a part of a drawn line that others see, as it is stored; null where they see none, or there is no such part. */
export function toShownPart(part: JourneyPart, { shown, whole }: BothMaps): JourneyPart | null {
  if (stageLine(whole, part) === null) return null
  if (shown === whole) return part
  const line = linesOf(whole).find(({ id }) => id === part.object_id)
  if (!line) return null
  const stretches = linesOf(shown).flatMap(({ id, path }) => {
    const start = startOn(line.path, path)
    const stretch = start === null ? null : shifted(part, { id, path, by: -start })
    return stretch && stretch.from_m < stretch.to_m ? [stretch] : []
  })
  const [longest = null] = stretches.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return longest
}

const lengthOf = ({ from_m, to_m }: JourneyPart) => to_m - from_m
const linesOf = ({ layers }: MapDocument): readonly AnyLine[] =>
  layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))

/** On another line, no further than that goes. */
function shifted({ from_m, to_m }: JourneyPart, { id, path, by }: Pick<AnyLine, 'id' | 'path'> & { by: number }) {
  const length = Math.round(distancesAlong(path).at(-1) ?? 0)
  const within = (meters: number) => Math.min(length, Math.max(0, Math.round(meters + by)))
  return { object_id: id, from_m: within(from_m), to_m: within(to_m) }
}

/** How far from the start of a line a piece begins that was cut out of it, in metres; null where it was not. Only its ends are new. */
function startOn(line: readonly Position[], piece: readonly Position[]): number | null {
  const [first, second] = piece
  if (!first || !second) return null
  const along = distancesAlong(line)
  if (piece.length === 2) {
    const nearest = nearestPointOnPath(line, first, CLOSE_METERS)
    if (!nearest || nearest.distanceMeters > CLOSE_METERS) return null
    const [before = 0, next = before] = along.slice(nearest.segmentIndex, nearest.segmentIndex + 2)
    return before + nearest.fraction * (next - before)
  }
  const index = indexOfRun(line, piece.slice(1, -1))
  return index === null ? null : Math.max(0, (along[index] ?? 0) - haversineDistanceMeters(first, second))
}

const CLOSE_METERS = 2
const isSame = (one: Position | undefined, other: Position | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** Where positions follow each other in a path as in `run`: in one pass, whatever they repeat (Knuth, Morris and Pratt). */
function indexOfRun(path: readonly Position[], run: readonly Position[]): number | null {
  const borders = new Int32Array(run.length)
  for (let at = 1, border = 0; at < run.length; at++) {
    while (border > 0 && !isSame(run[at], run[border])) border = borders[border - 1] ?? 0
    if (isSame(run[at], run[border])) border += 1
    borders[at] = border
  }
  for (let at = 0, matched = 0; at < path.length; at++) {
    while (matched > 0 && !isSame(path[at], run[matched])) matched = borders[matched - 1] ?? 0
    if (isSame(path[at], run[matched])) matched += 1
    if (matched === run.length) return at - matched + 1
  }
  return null
}
