import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { openDatabase } from '../embedded-database.ts'
import { startProduct } from '../product-server.ts'
import { createArticle, openCallers } from './callers.ts'
import { startExternalPostgres } from './external-postgres.ts'
import { freeze } from './freeze.ts'
import { killRounds, type Place, type Row, untilBack } from './rounds.ts'
import { type Caller, startTraffic, type Traffic } from './traffic.ts'

// Kills and stops processes of PostgreSQL while nine people write and nine read, and counts what was lost.

const PEOPLE = 9
const FREEZES = 3
/** Seconds, on a machine that is not busy otherwise. */
const READY_TARGET = 2
const CALLS_TARGET = 10
const PROGRESS_EVERY = 30
const PAGES = fileURLToPath(new URL('../../../../apps/api/src/testing/web-build/server/index.js', import.meta.url))

const { values } = parseArgs({
  options: {
    // Of each kind of process.
    kills: { type: 'string', default: '60' },
    database: { type: 'string', default: 'embedded,external' },
    // For each database; then it ends with fewer kills.
    minutes: { type: 'string', default: '60' },
    verbose: { type: 'boolean', default: false },
  },
})

async function measure(place: Place): Promise<readonly Row[]> {
  const started = await place.start()
  const { origin } = started
  const sql = place.open()
  const callers = await openCallers(sql, origin, 2 * PEOPLE)
  await sql.end()
  const [author] = callers
  if (!author) throw new Error('nobody writes')
  const articleId = await createArticle(origin, author)
  const traffic = startTraffic({ origin, writers: callers.slice(0, PEOPLE), readers: callers.slice(PEOPLE), articleId })
  const { rows, product } = await killRounds(started, {
    place,
    traffic,
    kills: Number(values.kills),
    minutes: Number(values.minutes),
    writers: PEOPLE,
    onRound: (line, index) => {
      if (values.verbose || index % PROGRESS_EVERY === PROGRESS_EVERY - 1) console.error(`${place.database}: ${line}`)
    },
  })
  await traffic.stop()
  await report(place, articleId, traffic)
  for (let round = 0; round < FREEZES; round++) await measureFreeze(place, { origin, articleId, author })
  await product.stop()
  return rows
}

async function report(place: Place, articleId: number, traffic: Traffic): Promise<void> {
  if (!(await untilBack(place))) {
    process.exitCode = 1
    return console.log(`\n${place.database}: the database does not come back`)
  }
  const sql = place.open()
  const stored = await sql<{ text: string; count: number }[]>`
    select text, count(*)::int as count from comments where route_id = ${articleId} group by text`
  await sql.end()
  const counts = new Map(stored.map(({ text, count }) => [text, count]))
  const lost = [...traffic.acknowledged].filter((text) => !counts.has(text))
  const doubled = stored.filter(({ count }) => count > 1)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `\n${place.database}: ${traffic.acknowledged.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  )
  console.log(
    `a write took ${seconds(traffic.medianWriteMs())} (median), the longest call ${seconds(traffic.longestMs())}`,
  )
  console.log([...traffic.statuses].map(([name, count]) => `${name}: ${count}`).join(', '))
  console.log(`${traffic.strange.length} answers that are neither good nor a plain 503`)
  for (const line of new Set(traffic.strange.slice(0, 20))) console.log(`  ${line}`)
  if (lost.length + doubled.length + traffic.strange.length > 0) process.exitCode = 1
}

interface Frozen {
  readonly origin: string
  readonly articleId: number
  readonly author: Caller
}

async function measureFreeze(place: Place, { origin, articleId, author }: Frozen): Promise<void> {
  const path = `${origin}/api/v1/routes/${articleId}`
  const headers = { ...author.headers, 'content-type': 'application/json' }
  const write = () => fetch(`${path}/comments`, { method: 'POST', headers, body: JSON.stringify({ text: 'still' }) })
  const read = () => fetch(path)
  const { ready, calls, back } = await freeze({ folder: place.folder, origin, calls: [write, read, write, read] })
  const said = `ready said so after ${ready.toFixed(1)} s, calls ended after ${calls.toFixed(1)} s`
  console.log(`${place.database} stopped: ${said}, back after ${back.toFixed(1)} s`)
  if (ready > READY_TARGET || calls > CALLS_TARGET) process.exitCode = 1
}

async function ofDatabase(database: string): Promise<readonly Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'mishiori-kills-'))
  const external = database === 'external' ? await startExternalPostgres(join(data, 'external')) : null
  const env = { DEMO: '0', WEB_BUILD: PAGES, ...(external ? { DATABASE_URL: external.url } : {}) }
  try {
    return await measure({
      database,
      folder: join(data, external ? 'external' : 'postgres'),
      open: () =>
        external ? postgres(external.url, { max: 1, connect_timeout: 5, onnotice: () => {} }) : openDatabase(data),
      start: (port) => startProduct({ ...env, ...(port === undefined ? {} : { PORT: port }) }, data, ['/api/ready']),
    })
  } finally {
    await external?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const rows: Row[] = []
for (const database of values.database.split(',')) rows.push(...(await ofDatabase(database)))
console.log(
  '\n| database | process | kills | product ended | needed a person | first good answer after | first write after |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const { database, kind, kills, ended, stuck, worstAnswer, worstWrite } of rows) {
  const worst = `${worstAnswer.toFixed(1)} s | ${worstWrite.toFixed(1)} s`
  console.log(`| ${database} | ${kind} | ${kills} | ${ended} | ${stuck} | ${worst} |`)
  if (ended + stuck > 0) process.exitCode = 1
}
