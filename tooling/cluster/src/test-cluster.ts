import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cluster, createCluster } from './cluster.ts'
import { findPrograms, installAdvice } from './programs.ts'
import { FAULTS } from './suite/faults.ts'
import { JOURNEYS, walk } from './suite/journeys.ts'
import { type Load, startLoad } from './suite/load.ts'
import { type Row, tableOf } from './suite/table.ts'
import { happensUnderLoad } from './suite/under-load.ts'

// Breaks one part of a cluster after the other while people use it, and fails when something acknowledged was lost.

const { values } = parseArgs({
  options: {
    /** Some of them, by their names with hyphens, separated by commas. */
    only: { type: 'string' },
    out: { type: 'string' },
    /** Leaves configuration, data and logs. */
    keep: { type: 'boolean', default: false },
  },
})

const programs = findPrograms()
if ('missing' in programs) {
  console.error(installAdvice(programs))
  process.exit(1)
}
const chosen = values.only?.split(',')
const folder = mkdtempSync(join(tmpdir(), 'mishiori-cluster-'))
const cluster = await createCluster({ programs, folder, env: { BOT_CHECK: 'off' } })
const rows: Row[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.stop().finally(() => process.exit(130)))
}
try {
  await cluster.start()
  console.log('Pictures are in a stand-in for an object storage.')
  await measure(cluster)
} finally {
  await cluster.stop()
  if (values.keep) console.log(`kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${tableOf(rows)}`)
if (values.out) writeFileSync(values.out, JSON.stringify(rows, null, 2))
if (rows.some(({ misses }) => misses.length > 0)) process.exitCode = 1

async function measure(running: Cluster): Promise<void> {
  for (const journey of JOURNEYS) if (isChosen(journey.id)) note(await walk(journey, running))
  const load = await startLoad(running)
  try {
    for (const fault of FAULTS) if (isChosen(fault.id)) note(await happensUnderLoad(fault, running, load))
    note(await rowOfTheEnd(load))
  } finally {
    await load.close()
  }
}

function isChosen(id: string): boolean {
  return chosen === undefined || chosen.includes(id)
}

function note(row: Row): void {
  rows.push(row)
  console.log(`${row.misses.length === 0 ? 'met   ' : 'MISSED'} ${row.name}: ${row.seen}`)
  for (const miss of row.misses) console.log(`         ${miss}`)
}

/** Everybody stops, so that nothing may be stored beyond what was acknowledged. */
async function rowOfTheEnd(load: Load): Promise<Row> {
  const { lost, doubled, saveState, missingWords, missingShown } = await load.stop()
  const { ledger, traffic, browser } = load
  const retries = ledger.writes.reduce((sum, { attempts }) => sum + attempts - 1, 0)
  return {
    name: 'all of it, at the end',
    seen: `${ledger.writes.length} writes, ${retries} retries, ${ledger.articles.size} articles, ${traffic.acknowledged.size} comments, ${ledger.pictures.length} pictures, ${browser.typed.length} words typed in the browser`,
    required: 'every word and every write is there, once',
    misses: [
      ...lost.map((one) => `lost: ${one}`),
      ...doubled.map((one) => `doubled: ${one}`),
      ...missingWords.map((word) => `typed and not stored: ${word}`),
      ...missingShown.map((word) => `typed and not shown: ${word}`),
      ...(saveState === 'saved' ? [] : [`the editor says "${saveState}"`]),
    ],
  }
}
