import { parseArgs } from 'node:util'
import type { Result } from './benchmark.ts'
import { benchmarks } from './registry.ts'
import { printTable, writeJson } from './report.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string' } } })
const only = values.only ?? ''
const chosen = benchmarks.filter(({ name, isOnDemand }) => {
  const isNamed = only === name || only.startsWith(`${name}.`)
  return isNamed || (name.startsWith(only) && !isOnDemand)
})
if (chosen.length === 0) {
  console.error(`No benchmark begins with "${only}". There are: ${benchmarks.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const results: Result[] = []
for (const benchmark of chosen) {
  console.log(`\n${benchmark.name}`)
  results.push(...(await benchmark.run((line) => console.log(`  ${line}`))))
}
console.log()
printTable(results)
if (values.out) writeJson(values.out, results)
