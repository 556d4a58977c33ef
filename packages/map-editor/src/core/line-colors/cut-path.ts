import { type Position, unwrapPath } from '@mishiori/map-document'
import { measurePath } from '../measured-path.ts'
import type { LinePart } from './line-parts.ts'

/** Metres. A point so near to an end of a part is that end. */
const ROUNDING = 0.01

/** The path of each part of a line, with both of its ends. Parts are in the order of the line, and so is one pass over its points. */
export function cutPath(path: readonly Position[], parts: readonly LinePart[]): readonly (readonly Position[])[] {
  const { distancesMeters, positionAt } = measurePath(path)
  let index = 0
  return parts.map(({ fromMeters, toMeters }) => {
    const inside: Position[] = []
    while ((distancesMeters[index] ?? toMeters) <= fromMeters + ROUNDING) index++
    for (; (distancesMeters[index] ?? toMeters) < toMeters - ROUNDING; index++) {
      const position = path[index]
      if (position) inside.push(position)
    }
    return unwrapPath([positionAt(fromMeters), ...inside, positionAt(toMeters)])
  })
}
