import { parseArgs } from 'node:util'
import type { Benchmark, Result } from './benchmark.ts'
import { benchmarks, chosenBy } from './registry.ts'
import { assertMeasured, printTable, writeJson } from './report.ts'
import { stopShared } from './server/with-product.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    all: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
  },
})
const chosen = chosenBy(values.only, values.all || values.smoke)
if (chosen.length === 0) {
  console.error(
    `No benchmark begins with "${values.only}". There are: ${benchmarks.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}

const results: Result[] = []
async function measure(benchmark: Benchmark): Promise<void> {
  const { name } = benchmark
  const start = performance.now()
  if (!values.smoke) console.log(`\n${name}`)
  const measured = await benchmark
    .run((line) => values.smoke || console.log(`  ${line}`))
    .catch((error: unknown) => {
      throw new Error(`${name} does not run`, { cause: error })
    })
  assertMeasured(name, measured)
  if (values.smoke) console.log(`${name} runs (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  results.push(...measured)
}

/** In a smoke run, as with tests: one attempt may say more of a busy machine than of the benchmark. */
async function measureAgain(benchmark: Benchmark, error: unknown): Promise<void> {
  console.error(`${benchmark.name} is tried once more:`, error)
  // The first attempt may have left data behind that cannot be seeded twice.
  await stopShared()
  await measure(benchmark)
}

try {
  if (values.smoke) {
    // What waits for a browser lets a server work; where nothing is judged, neither is harmed.
    const isOfBrowser = ({ name }: Benchmark) => /^(editor|files)\./.test(name)
    const lanes = [chosen.filter(isOfBrowser), chosen.filter((one) => !isOfBrowser(one))]
    const ended = await Promise.allSettled(
      lanes.map(async (lane) => {
        for (const one of lane) await measure(one).catch((error: unknown) => measureAgain(one, error))
      }),
    )
    const failed = ended.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  } else for (const one of chosen) await measure(one)
} finally {
  await stopShared()
}
if (!values.smoke) {
  console.log()
  printTable(results)
}
if (values.out) writeJson(values.out, results)
