import { writeFileSync } from 'node:fs'
import type { Result } from './benchmark.ts'

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2)

/** A table for people: figure, bound, ratio, target and whether it holds, and what is striven for beyond that. */
export function printTable(results: readonly Result[]): void {
  console.table(
    Object.fromEntries(
      results.map(({ name, unit, value, bound, ratio, target, aim }) => [
        name,
        {
          unit,
          value: value.toFixed(digits(value)),
          bound: bound.toFixed(digits(bound)),
          ratio: ratio.toFixed(2),
          target,
          good: ratio <= target ? 'yes' : 'NO',
          ...(aim !== undefined && { aim: `${aim.toFixed(digits(aim))}${value <= aim ? ', reached' : ''}` }),
        },
      ]),
    ),
  )
}

/** `{ "results": [...] }`, for machines. */
export function writeJson(file: string, results: readonly Result[]): void {
  writeFileSync(file, `${JSON.stringify({ results }, null, 2)}\n`)
}
