import { writeFileSync } from 'node:fs'
import type { Result } from './benchmark.ts'

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2)

/** A table for people: figure, bound, ratio, target and whether it holds, and what is striven for beyond that. */
export function printTable(results: readonly Result[]): void {
  const row = ({ unit, value, bound, ratio, target, aim }: Result) => ({
    unit,
    value: value.toFixed(digits(value)),
    bound: bound.toFixed(digits(bound)),
    ratio: ratio.toFixed(2),
    target,
    good: ratio <= target ? 'yes' : 'NO',
    ...(aim !== undefined && { aim: `${aim.toFixed(digits(aim))}${value <= aim ? ', reached' : ''}` }),
  })
  console.table(Object.fromEntries(results.map((result) => [result.name, row(result)])))
}

/** `{ "results": [...] }`, for machines. */
export function writeJson(file: string, results: readonly Result[]): void {
  writeFileSync(file, `${JSON.stringify({ results }, null, 2)}\n`)
}

/** @throws when a benchmark measured nothing, something of another name, or no number. */
export function assertMeasured(benchmark: string, results: readonly Result[]): void {
  if (results.length === 0) throw new Error(`${benchmark} measured nothing`)
  for (const { name, value, bound } of results) {
    if (!`${name}.`.startsWith(benchmark)) throw new Error(`${benchmark} measured ${name}, which --only would not find`)
    if (!Number.isFinite(value) || !Number.isFinite(bound)) throw new Error(`${name} is ${value} beside ${bound}`)
  }
}
