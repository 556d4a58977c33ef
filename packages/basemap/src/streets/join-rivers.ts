import { endOf, type FlatPath, startOf } from './rings.ts'
import type { StreetFeature } from './spool.ts'

/**
 * The features with the pieces of a river in one line, as far as they follow each other: a name needs a line longer
 * than itself. Ways of rivers are drawn downstream, so a piece begins where the one before ends.
 */
export function withJoinedRivers(features: readonly StreetFeature[]): readonly StreetFeature[] {
  const isRiver = ({ drawing: { layer, properties } }: StreetFeature) => layer === 'waterway' && 'name_ja' in properties
  const rivers = Map.groupBy(features.filter(isRiver), ({ drawing }) => JSON.stringify(drawing))
  return [...features.filter((feature) => !isRiver(feature)), ...[...rivers.values()].flatMap(joined)]
}

function joined(pieces: readonly StreetFeature[]): readonly StreetFeature[] {
  const [first] = pieces
  if (!first || pieces.length === 1) return pieces
  const paths = pieces.map((piece) => piece.paths[0] ?? [])
  const next = new Map(paths.map((path) => [startOf(path), path]))
  const ends = new Set(paths.map(endOf))
  const left = new Set(paths)
  // From where nothing flows in; what is left then flows in circles.
  const beginnings = [...paths.filter((path) => !ends.has(startOf(path))), ...paths]
  const lines: FlatPath[] = []
  for (const beginning of beginnings) {
    if (!left.delete(beginning)) continue
    const line = [...beginning]
    for (let piece = next.get(endOf(line)); piece && left.delete(piece); piece = next.get(endOf(line))) {
      for (const degrees of piece.slice(2)) line.push(degrees)
    }
    lines.push(line)
  }
  return lines.map((line) => ({ ...first, paths: [line] }))
}
