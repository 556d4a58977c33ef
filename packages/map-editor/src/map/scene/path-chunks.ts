import type { Position } from '@mishiori/map-document'
import { isAt } from './path-tail.ts'

/** More vertices in a piece would make small changes dear, fewer would make long lines many features. */
const CHUNK_SEGMENTS = 255

/** A piece of a drawn path. Neighbours share the vertex between them. */
export interface PathChunk {
  readonly id: number
  readonly points: readonly Position[]
}

export interface ChunkChange {
  readonly chunks: readonly PathChunk[]
  readonly added: readonly PathChunk[]
  readonly removed: readonly number[]
}

/**
 * Splits `parts` into pieces for the map, and reuses every unchanged piece of `previous` from either end. Positions are
 * compared by identity, which edits of a document preserve. New pieces are numbered from `firstId`.
 */
export function rechunk(
  previous: readonly PathChunk[],
  parts: readonly (readonly Position[])[],
  firstId: number,
): ChunkChange {
  const drawn = parts.filter((part) => part.length > 1)
  const front = retainFront(previous, drawn)
  const back = retainBack(previous.slice(front.retained), drawn, front.place)
  const retainedBack = back.retained === 0 ? [] : previous.slice(-back.retained)
  const added = cut(drawn, front.place, back.place).map((points, index) => ({ id: firstId + index, points }))
  return {
    chunks: [...previous.slice(0, front.retained), ...added, ...retainedBack],
    added,
    removed: previous.slice(front.retained, previous.length - back.retained).map(({ id }) => id),
  }
}

type Parts = readonly (readonly Position[])[]

/** A vertex: the part it is in and its index there. */
interface Place {
  readonly part: number
  readonly index: number
}

function retainFront(
  previous: readonly PathChunk[],
  parts: Parts,
): { readonly retained: number; readonly place: Place } {
  let place: Place = { part: 0, index: 0 }
  let retained = 0
  for (const { points } of previous) {
    const part = parts[place.part]
    if (!part || !isAt(part, place.index, points)) break
    const end = place.index + points.length - 1
    place = end === part.length - 1 ? { part: place.part + 1, index: 0 } : { part: place.part, index: end }
    retained += 1
  }
  return { retained, place }
}

function retainBack(rest: readonly PathChunk[], parts: Parts, front: Place) {
  let place: Place = { part: parts.length - 1, index: (parts.at(-1)?.length ?? 0) - 1 }
  let retained = 0
  for (const { points } of rest.toReversed()) {
    const part = parts[place.part]
    const start = place.index - points.length + 1
    const isBeyondFront = place.part > front.part || (place.part === front.part && start >= front.index)
    if (!part || start < 0 || !isBeyondFront || !isAt(part, start, points)) break
    const before = parts[place.part - 1]
    place =
      start === 0 ? { part: place.part - 1, index: (before?.length ?? 0) - 1 } : { part: place.part, index: start }
    retained += 1
  }
  return { retained, place }
}

/** The path between two positions, in pieces of about the same length. */
function cut(parts: Parts, from: Place, to: Place): readonly (readonly Position[])[] {
  const pieces: (readonly Position[])[] = []
  for (let index = from.part; index <= to.part; index++) {
    const part = parts[index] ?? []
    const start = index === from.part ? from.index : 0
    const end = index === to.part ? to.index : part.length - 1
    const count = Math.ceil((end - start) / CHUNK_SEGMENTS)
    for (let piece = 0; piece < count; piece++) {
      const edge = (which: number) => start + Math.round(((end - start) * which) / count)
      pieces.push(part.slice(edge(piece), edge(piece + 1) + 1))
    }
  }
  return pieces
}
