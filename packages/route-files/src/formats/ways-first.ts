import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import type { ReadLine } from '../read-result.ts'

/** A plan and what was done of it begin and end this near to each other. */
const SAME_END_METERS = 1000
/** Shorter names are part of too many others. */
const SHORTEST_NAME = 3
/** A file with more tracks is a collection, in which plans are found by their whole names. */
const MOST_TRACKS = 200

/**
 * The lines, a route after the tracks of its folder that it is the plan for: the first line is the main one, and the
 * way that was taken says more than the plan for it. A plan has the name of its track or one that contains it, or the
 * same ends. Files have their routes first because GPX wants so.
 */
export function waysFirst(lines: readonly ReadLine[]): readonly ReadLine[] {
  const tracks = lines.filter(({ kind }) => kind === 'track')
  if (tracks.length === 0 || tracks.length === lines.length) return lines
  const names = new Set(tracks.map(keyOf))
  const few = tracks.length <= MOST_TRACKS ? tracks : []
  const isPlan = (line: ReadLine) =>
    line.kind === 'route' && (names.has(keyOf(line)) || few.some((track) => isPlanOf(line, track)))
  return [...lines.filter((line) => !isPlan(line)), ...lines.filter(isPlan)]
}

const plainName = ({ name }: ReadLine) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const keyOf = (line: ReadLine) => `${line.folder} ${plainName(line)}`

function isPlanOf(route: ReadLine, track: ReadLine): boolean {
  return (
    route.folder === track.folder && (isNamedAlike(plainName(route), plainName(track)) || hasSameEnds(route, track))
  )
}

const isNamedAlike = (a: string, b: string) =>
  Math.min(a.length, b.length) >= SHORTEST_NAME && (a.includes(b) || b.includes(a))

/** In either direction. */
function hasSameEnds(route: ReadLine, track: ReadLine): boolean {
  const [a, b] = [endsOf(route), endsOf(track)]
  if (!a || !b) return false
  return (isNear(a[0], b[0]) && isNear(a[1], b[1])) || (isNear(a[0], b[1]) && isNear(a[1], b[0]))
}

const isNear = (a: Position, b: Position) => haversineDistanceMeters(a, b) <= SAME_END_METERS

function endsOf({ segments }: ReadLine): readonly [Position, Position] | null {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return null
  return [positionIn(first.lngLat), positionIn(last.lngLat.subarray(-2))]
}

const positionIn = ([lng = 0, lat = 0]: Float64Array): Position => [lng, lat]
