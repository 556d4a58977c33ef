import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

// Reads many mutated files: `fuzz.mjs MODULE`, whose `readMutated(seed)` reads one and throws when something is wrong.

const {
  values,
  positionals: [modulePath = ''],
} = parseArgs({
  allowPositionals: true,
  options: { inputs: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '0' } },
})
const { readMutated } = await import(pathToFileURL(modulePath).href)
const count = Number(values.inputs)
const first = Number(values.seed)
/** No input of some kilobytes may take longer, whatever the machine is busy with. */
const TOO_SLOW_MS = 2000

const outcomes = new Map()
const failures = []
let slowest = { seed: first, elapsedMs: 0 }
let mostMegabytes = 0

for (let seed = first; seed < first + count; seed++) {
  try {
    const { outcome, elapsedMs } = await readMutated(seed)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (elapsedMs > slowest.elapsedMs) slowest = { seed, elapsedMs }
    if (elapsedMs > TOO_SLOW_MS) failures.push(`seed ${seed}: ${elapsedMs.toFixed()} ms`)
  } catch (error) {
    failures.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`)
  }
  if (seed % 1000 === 0) mostMegabytes = Math.max(mostMegabytes, process.memoryUsage.rss() / 1e6)
  if ((seed - first + 1) % 100_000 === 0) log(`${seed - first + 1} inputs, ${failures.length} failures`)
}

for (const [outcome, times] of [...outcomes].sort(([, a], [, b]) => b - a)) log(`${times}\t${outcome}`)
log(`${count} inputs from seed ${first}, ${failures.length} failures`)
log(`slowest ${slowest.elapsedMs.toFixed(1)} ms (seed ${slowest.seed}), at most ${mostMegabytes.toFixed()} MB resident`)
for (const failure of failures.slice(0, 20)) log(failure)
process.exitCode = failures.length > 0 ? 1 : 0

function log(line) {
  process.stdout.write(`${line}\n`)
}
