import { parseArgs } from 'node:util'
import { readMutated } from './src/testing/read-mutated.ts'

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '200000' }, seed: { type: 'string', default: '0' } },
})
const count = Number(values.inputs)
const first = Number(values.seed)
/** No input of some kilobytes may take longer, whatever the machine is busy with. */
const TOO_SLOW_MS = 2000

const outcomes = new Map<string, number>()
const failures: string[] = []
let slowest = { seed: first, elapsedMs: 0 }

for (let seed = first; seed < first + count; seed++) {
  try {
    const { outcome, elapsedMs } = await readMutated(seed)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (elapsedMs > slowest.elapsedMs) slowest = { seed, elapsedMs }
    if (elapsedMs > TOO_SLOW_MS) failures.push(`seed ${seed}: ${elapsedMs.toFixed()} ms`)
  } catch (error) {
    failures.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`)
  }
}

for (const [outcome, times] of [...outcomes].sort(([, a], [, b]) => b - a)) say(`${times}\t${outcome}`)
say(`${count} inputs from seed ${first}, ${failures.length} failures`)
say(
  `slowest ${slowest.elapsedMs.toFixed(1)} ms (seed ${slowest.seed}), ${(process.memoryUsage.rss() / 1e6).toFixed()} MB resident`,
)
for (const failure of failures.slice(0, 20)) say(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
