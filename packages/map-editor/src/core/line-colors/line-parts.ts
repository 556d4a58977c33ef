import { type AnyLine, type Position, pathLengthMeters, resampleElevations, unwrapPath } from '@mishiori/map-document'
import { measurePath } from '../measured-path.ts'
import { type ColorBy, classesOf, groundClass, type LineClass, slopeClass } from './line-classes.ts'
import type { GroundStretch } from './line-ground.ts'

/** A part of a line that is of one class, in metres from its start. */
export interface LinePart {
  readonly lineClass: LineClass
  readonly fromMeters: number
  readonly toMeters: number
}

export interface LineShare {
  readonly lineClass: LineClass
  /** Whole, and 100 with all others. */
  readonly percent: number
}

type ColoredLine = Pick<AnyLine, 'path' | 'elevationsMeters'>

/**
 * A line in parts of one class each, from its start to its end. Its ground may have been measured on a simpler path, so
 * it is stretched to the length of this one.
 */
export function lineParts(line: ColoredLine, by: ColorBy, stretches: readonly GroundStretch[]): readonly LinePart[] {
  const lengthMeters = pathLengthMeters(line.path)
  if (by === 'slope') return joined(slopesOf(line, lengthMeters))
  const measured = stretches.at(-1)?.toMeters ?? 0
  if (measured <= 0) return [{ lineClass: 'unknown', fromMeters: 0, toMeters: lengthMeters }]
  const scale = lengthMeters / measured
  return joined(
    stretches.map((stretch) => ({ lineClass: groundClass(by, stretch), toMeters: stretch.toMeters * scale })),
  )
}

type PartEnd = Pick<LinePart, 'lineClass' | 'toMeters'>

/** By stretches that are as long as those of time estimates: shorter ones show noise. */
function slopesOf({ path, elevationsMeters }: ColoredLine, lengthMeters: number): readonly PartEnd[] {
  const stretches = resampleElevations(path, lengthMeters, elevationsMeters)
  return stretches.elevationsMeters.slice(1).map((to, index) => {
    const from = stretches.elevationsMeters[index] ?? null
    const slope = from === null || to === null ? null : (to - from) / stretches.stretchMeters
    return { lineClass: slopeClass(slope), toMeters: (index + 1) * stretches.stretchMeters }
  })
}

function joined(ends: readonly PartEnd[]): readonly LinePart[] {
  const parts: LinePart[] = []
  for (const { lineClass, toMeters } of ends) {
    const last = parts.at(-1)
    if (last?.lineClass === lineClass) parts[parts.length - 1] = { ...last, toMeters }
    else parts.push({ lineClass, fromMeters: last?.toMeters ?? 0, toMeters })
  }
  return parts
}

/** How much of a line is of each class that it has, in the order of the legend. Percents are rounded so that they are 100 together. */
export function lineShares(by: ColorBy, parts: readonly LinePart[]): readonly LineShare[] {
  const total = parts.at(-1)?.toMeters ?? 0
  const shares = classesOf(by).flatMap((lineClass) => {
    const own = parts.filter((part) => part.lineClass === lineClass)
    const meters = own.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0)
    return meters > 0 ? [{ lineClass, exact: (meters / total) * 100 }] : []
  })
  const missing = 100 - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const raised = shares.toSorted((a, b) => (b.exact % 1) - (a.exact % 1)).slice(0, missing)
  return shares.map((share) => ({
    lineClass: share.lineClass,
    percent: Math.floor(share.exact) + (raised.includes(share) ? 1 : 0),
  }))
}

/** The class of the line at a distance from its start. */
export function classAt(parts: readonly LinePart[], distanceMeters: number): LineClass {
  return parts.find(({ toMeters }) => distanceMeters <= toMeters)?.lineClass ?? parts.at(-1)?.lineClass ?? 'unknown'
}

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
