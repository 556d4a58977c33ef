import type { Result } from './benchmark.ts'

/** By how much a figure differs from one run to the next of the same product, at most; what is counted differs less. */
const NOISE = 1.3
const NOISE_OF_UNIT: Readonly<Record<string, number>> = {
  MB: 1.15,
  kB: 1.01,
  nodes: 1.05,
  listeners: 1,
  requests: 1.05,
}
/** Ratios below this are all as good: 0.1 ms beside 0.2 ms of 50. */
const LEAST_RATIO = 0.05

/**
 * What differs between two runs by more than noise, by the ratios to bounds that each run measured itself: lines, the
 * worst first.
 */
export function movedBetween(before: readonly Result[], after: readonly Result[]): readonly string[] {
  const known = new Map(before.map((result) => [result.name, result]))
  const changes = after.flatMap((now) => {
    const then = known.get(now.name)
    if (!then) return []
    const factor = Math.max(now.ratio, LEAST_RATIO) / Math.max(then.ratio, LEAST_RATIO)
    const isNoise = Math.max(factor, 1 / factor) <= (NOISE_OF_UNIT[now.unit] ?? NOISE)
    return isNoise ? [] : [{ factor, line: lineOf(then, now, factor) }]
  })
  const names = new Set(after.map(({ name }) => name))
  const added = after.filter(({ name }) => !known.has(name)).map(({ name }) => `new: ${name}`)
  const gone = before.filter(({ name }) => !names.has(name)).map(({ name }) => `gone: ${name}`)
  return [...changes.sort((a, b) => b.factor - a.factor).map(({ line }) => line), ...added, ...gone]
}

function lineOf(then: Result, now: Result, factor: number): string {
  const change = factor > 1 ? `${factor.toFixed(2)} times worse` : `${(1 / factor).toFixed(2)} times better`
  const [wasGood, isGood] = [then, now].map(({ ratio, target }) => ratio <= target)
  const crossed = wasGood === isGood ? '' : isGood ? ', meets its target again' : ', MISSES ITS TARGET now'
  const ratios = `ratio ${then.ratio.toFixed(2)} → ${now.ratio.toFixed(2)} (target ${now.target})`
  return `${now.name}: ${change}, ${ratios}${crossed}`
}
