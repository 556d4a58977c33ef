import { haversineDistanceMeters, type Position, pathLengthMeters } from '@mishiori/map-document'

/** A path without what it goes out and straight back again, and its stops where those begin. */
export function withoutSpurs(
  path: readonly Position[],
  stops: readonly Position[],
): { readonly path: readonly Position[]; readonly stops: readonly Position[] } {
  const arrivals = indicesOf(stops, path)
  const kept: Position[] = []
  const depths = stops.map(() => 0)
  for (const [index, position] of path.entries()) {
    const isBack = kept.length > 1 && isSame(kept.at(-2), position)
    if (isBack) kept.pop()
    else kept.push(position)
    for (const [stop, arrival] of arrivals.entries()) {
      if (index >= arrival) depths[stop] = index === arrival ? kept.length : Math.min(depths[stop] ?? 0, kept.length)
    }
  }
  const roots = [...new Set(depths)].filter((depth) => depth > 1 && depth < kept.length)
  return { path: kept, stops: roots.flatMap((depth) => kept.slice(depth - 1, depth)) }
}

/** The first metres of a path. */
export function firstMeters(path: readonly Position[], meters: number): readonly Position[] {
  let gone = 0
  for (const [index, to] of path.entries()) {
    const from = path[index - 1] ?? to
    const stretch = haversineDistanceMeters(from, to)
    if (gone + stretch > meters) {
      const part = (meters - gone) / stretch
      return [...path.slice(0, index), [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]
    }
    gone += stretch
  }
  return path
}

/** The stops of a path, and the places halfway from each of them to the next. */
export function withHalfways(path: readonly Position[], stops: readonly Position[]): readonly Position[] {
  const arrivals = [0, ...indicesOf(stops, path), path.length - 1]
  return arrivals.slice(1).flatMap((arrival, index) => {
    const part = path.slice(arrivals[index], arrival + 1)
    return [...firstMeters(part, pathLengthMeters(part) / 2).slice(-1), ...stops.slice(index, index + 1)]
  })
}

/** Where a path comes nearest to each of the stops, which it passes in their order. */
function indicesOf(stops: readonly Position[], path: readonly Position[]): readonly number[] {
  let from = 0
  return stops.map((stop) => {
    const distances = path.slice(from).map((position) => haversineDistanceMeters(position, stop))
    from += distances.indexOf(Math.min(...distances))
    return from
  })
}

/** How many metres a path goes along stretches that it has been on already, in either direction. */
export function metersTwice(path: readonly Position[]): number {
  const seen = new Set<string>()
  return sumOf(stretchesOf(path), ({ key }) => seen.has(key) || !seen.add(key))
}

/** The part of a path that another one takes, too. */
export function sharedPart(path: readonly Position[], other: readonly Position[]): number {
  const taken = new Set(stretchesOf(other).map(({ key }) => key))
  const stretches = stretchesOf(path)
  return (
    sumOf(stretches, ({ key }) => taken.has(key)) /
    Math.max(
      1,
      sumOf(stretches, () => true),
    )
  )
}

interface Stretch {
  /** The same in both directions. */
  readonly key: string
  readonly meters: number
}

function stretchesOf(path: readonly Position[]): readonly Stretch[] {
  return path.slice(1).map((to, index) => {
    const from = path[index] ?? to
    return { key: [from.join(), to.join()].toSorted().join(' '), meters: haversineDistanceMeters(from, to) }
  })
}

function sumOf(stretches: readonly Stretch[], counts: (stretch: Stretch) => boolean): number {
  return stretches.reduce((sum, stretch) => (counts(stretch) ? sum + stretch.meters : sum), 0)
}

const isSame = (a: Position | undefined, b: Position) => a !== undefined && a[0] === b[0] && a[1] === b[1]
