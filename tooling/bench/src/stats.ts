import { isSmoke } from './benchmark.ts'

/** The middle value; the mean of the two middle ones for an even count. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[half] ?? Number.NaN
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}

/** The median of one figure over all rounds. */
export const middle = <T>(runs: readonly T[], figure: (run: T) => number): number => median(runs.map(figure))

/** The value below which `share` (0 to 1) of the values lie. NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Runs every contestant `rounds` times, taking turns, so that a noisy minute of the machine hits all alike; once in a smoke run. */
export async function takeTurns<Name extends string, T>(
  contestants: readonly Name[],
  rounds: number,
  once: (name: Name) => Promise<T>,
): Promise<Readonly<Record<Name, readonly T[]>>> {
  const runs = Object.fromEntries(contestants.map((name) => [name, [] as T[]])) as Record<Name, T[]>
  for (let round = 0; round < (isSmoke ? 1 : rounds); round++)
    for (const name of contestants) runs[name].push(await once(name))
  return runs
}
