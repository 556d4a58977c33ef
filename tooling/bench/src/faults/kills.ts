import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { KINDS, type Kind, killOne } from '@repo/api/postgres-processes'
import postgres from 'postgres'
import { openDatabase } from '../server/embedded-database.ts'
import { type ProductServer, startProduct } from '../server/product-server.ts'
import { startExternalPostgres } from './external-postgres.ts'
import { freeze } from './freeze.ts'
import { type Caller, startTraffic } from './traffic.ts'

// Kills processes of PostgreSQL while nine people write and nine read, and counts what was lost.

const PEOPLE = 9
const GIVES_UP_AFTER_MS = 90_000
const PAGES = fileURLToPath(new URL('../../../../apps/api/src/testing/web-build/server/index.js', import.meta.url))

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    database: { type: 'string', default: 'embedded,external' },
    // For each database; then it ends with fewer kills.
    minutes: { type: 'string', default: '60' },
    verbose: { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)

interface Row {
  readonly database: string
  readonly kind: Kind
  kills: number
  ended: number
  stuck: number
  /** Seconds from the first answer of the database to the first write that was sent and acknowledged afterwards. */
  worstReturn: number
}

interface Place {
  /** Where the cluster lies. */
  readonly folder: string
  readonly open: () => postgres.Sql
  readonly start: (port?: string) => Promise<ProductServer>
}

const isRunning = ({ pid }: ProductServer) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(test: () => boolean | Promise<boolean>, everyMs = 20): Promise<boolean> {
  for (const deadline = performance.now() + GIVES_UP_AFTER_MS; performance.now() < deadline; await sleep(everyMs)) {
    if (await test()) return true
  }
  return false
}

/** Whether the database answers somebody who connects now. */
async function answers(place: Place): Promise<boolean> {
  let sql: postgres.Sql | undefined
  try {
    sql = place.open() // throws while no server runs
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql?.end({ timeout: 0 })
  }
}

async function openCallers(place: Place, origin: string): Promise<Caller[]> {
  const sql = place.open()
  const callers: Caller[] = []
  for (let index = 0; index < 2 * PEOPLE; index++) {
    const name = `person_${index}`
    const [user] = await sql<{ id: string }[]>`
      insert into users (name, email, nickname, locale, password_hash, email_verified_at, created_at)
      values (${name}, ${`${name}@example.com`}, '', 'ja', '!', now(), now() - interval '10 days') returning id`
    const sessionId = randomBytes(25).toString('hex')
    const digest = createHash('sha256').update(sessionId).digest('base64url')
    await sql`insert into sessions (digest, user_id, expires_at) values (${digest}, ${user?.id ?? 0}, now() + interval '20 days')`
    const cookie = `session=${sessionId}`
    const given = (await fetch(`${origin}/api/sanctum/csrf-cookie`, { headers: { cookie } })).headers
      .getSetCookie()
      .map((value) => value.split(';')[0] ?? '')
    const token = given.find((value) => value.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
    callers.push({
      userId: Number(user?.id),
      headers: {
        cookie: [cookie, ...given].join('; '),
        origin,
        'x-xsrf-token': decodeURIComponent(token),
        'x-requested-with': 'XMLHttpRequest',
      },
    })
  }
  await sql.end()
  return callers
}

async function createArticle(origin: string, author: Caller): Promise<number> {
  const article = {
    title: 'A walk',
    summary: '',
    tag: [],
    is_draft: false,
    private_mode: null,
    thumbnail_path: null,
    context: { version: 1, blocks: [{ type: 'paragraph', text: 'Along the river.' }] },
    layer: [
      {
        id: 'layer-1',
        name: 'layer 1',
        objects: [
          {
            tmpId: 'line-1',
            objectType: 'LINE',
            name: 'The path',
            text: '',
            color: '#DB0730',
            isMain: true,
            path: '_p~iF~ps|U_ulLnnqC',
          },
        ],
      },
    ],
  }
  const answer = await fetch(`${origin}/api/v1/routes`, {
    method: 'POST',
    headers: { ...author.headers, 'content-type': 'application/json' },
    body: JSON.stringify(article),
  })
  const body: { id?: number } = JSON.parse(await answer.text())
  if (body.id === undefined) throw new Error(`the article was answered ${answer.status} ${JSON.stringify(body)}`)
  return body.id
}

async function measure(database: string, place: Place): Promise<Row[]> {
  let product = await place.start()
  const callers = await openCallers(place, product.origin)
  const [author] = callers
  if (!author) throw new Error('nobody writes')
  const articleId = await createArticle(product.origin, author)
  const { origin } = product
  const traffic = startTraffic({ origin, writers: callers.slice(0, PEOPLE), readers: callers.slice(PEOPLE), articleId })
  const rows = KINDS.map((kind): Row => ({ database, kind, kills: 0, ended: 0, stuck: 0, worstReturn: 0 }))
  const port = new URL(origin).port

  const deadline = performance.now() + Number(values.minutes) * 60_000
  for (let kill = 0; kill < kills * rows.length && performance.now() < deadline; kill++) {
    const row = rows[kill % rows.length]
    if (!row) break
    // Somebody of everybody has written since the last one.
    const enough = traffic.acknowledged.size + PEOPLE
    await until(() => traffic.acknowledged.size >= enough || !isRunning(product))
    await sleep(Math.random() * 300)
    if (!killOne(place.folder, row.kind, Math.random)) {
      await sleep(200)
      if (!killOne(place.folder, row.kind, Math.random)) continue
    }
    row.kills++
    const killedAt = performance.now()
    await sleep(20)
    await until(() => answers(place))
    const backAt = performance.now()
    const isBack = await until(() => traffic.lastWrite().sentAt > killedAt || !isRunning(product))
    if (!isRunning(product)) {
      row.ended++
      try {
        product = await place.start(port)
      } catch (error) {
        row.stuck++
        console.error(`after the kill of a ${row.kind}: ${error instanceof Error ? error.message : String(error)}`)
        break
      }
    } else if (!isBack) {
      row.stuck++
      break
    }
    row.worstReturn = Math.max(row.worstReturn, (traffic.lastWrite().answeredAt - backAt) / 1000)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    if (values.verbose || kill % 30 === 29) {
      const took = `database ${seconds(backAt - killedAt)} s, write ${seconds(traffic.lastWrite().answeredAt - backAt)} s later`
      console.error(`${database}: kill ${kill + 1}, ${row.kind}, ${traffic.acknowledged.size} writes, ${took}`)
    }
  }
  await traffic.stop()
  await report(place, articleId, traffic, database)
  await measureFreezes(place, product, { database, articleId, author })
  await product.stop()
  return rows
}

const FREEZES = 3
/** Seconds. */
const READY_TARGET = 2
const CALLS_TARGET = 10
const BACK_TARGET = 5

interface Frozen {
  readonly database: string
  readonly articleId: number
  readonly author: Caller
}

async function measureFreezes(place: Place, { origin }: ProductServer, { database, articleId, author }: Frozen) {
  const path = `${origin}/api/v1/routes/${articleId}`
  const headers = { ...author.headers, 'content-type': 'application/json' }
  const write = () => fetch(`${path}/comments`, { method: 'POST', headers, body: JSON.stringify({ text: 'still' }) })
  const read = () => fetch(path)
  for (let round = 0; round < FREEZES; round++) {
    const { ready, calls, back } = await freeze({ folder: place.folder, origin, calls: [write, read, write, read] })
    console.log(
      `${database} stopped: ready said so after ${ready.toFixed(1)} s, calls ended after ${calls.toFixed(1)} s, back after ${back.toFixed(1)} s`,
    )
    if (ready > READY_TARGET || calls > CALLS_TARGET || back > BACK_TARGET) process.exitCode = 1
  }
}

async function report(
  place: Place,
  articleId: number,
  traffic: ReturnType<typeof startTraffic>,
  database: string,
): Promise<void> {
  if (!(await until(() => answers(place)))) {
    console.log(`\n${database}: the database does not come back`)
    return
  }
  const sql = place.open()
  const stored = await sql<{ text: string; count: number }[]>`
    select text, count(*)::int as count from comments where route_id = ${articleId} group by text`
  await sql.end()
  const counts = new Map(stored.map(({ text, count }) => [text, count]))
  const lost = [...traffic.acknowledged].filter((text) => !counts.has(text))
  const doubled = stored.filter(({ count }) => count > 1)
  console.log(
    `\n${database}: ${traffic.acknowledged.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  )
  console.log(`longest call ${(traffic.longestMs() / 1000).toFixed(1)} s; ${traffic.strange.length} strange answers`)
  console.log([...traffic.statuses].map(([name, count]) => `${name}: ${count}`).join(', '))
  for (const line of new Set(traffic.strange.slice(0, 20))) console.log(`  ${line}`)
  if (lost.length + doubled.length + traffic.strange.length > 0) process.exitCode = 1
}

const ENVIRONMENT = { DEMO: '0', WEB_BUILD: PAGES }

async function ofDatabase(database: string): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'mishiori-kills-'))
  const external = database === 'external' ? await startExternalPostgres(join(data, 'external')) : null
  const env = { ...ENVIRONMENT, ...(external ? { DATABASE_URL: external.url } : {}) }
  try {
    return await measure(database, {
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
  '\n| database | process | kills | product ended | needed a person | writes go on after the database, at worst |',
)
console.log('| --- | --- | --- | --- | --- | --- |')
for (const { database, kind, kills: done, ended, stuck, worstReturn } of rows) {
  console.log(`| ${database} | ${kind} | ${done} | ${ended} | ${stuck} | ${worstReturn.toFixed(1)} s |`)
  if (ended + stuck > 0) process.exitCode = 1
}
