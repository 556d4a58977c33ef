import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type postgres from 'postgres'
import { lessIsBetter, type Result } from '../benchmark.ts'
import { residentMemory } from '../resident-memory.ts'
import type { ProductServer } from '../server/product-server.ts'
import type { Person } from './people.ts'

const MEGABYTES = 40
/** PostgreSQL reports the statistics of an idle connection after ten seconds; by then the server has dropped unused data. */
const SETTLE_MS = 12_000
const QUIET_MS = 10_000

/** The cost of open event streams: the server's growth in megabytes, and how often it reads their events while nothing happens. */
export async function measureStreams(
  product: ProductServer,
  sql: postgres.Sql,
  people: readonly Person[],
): Promise<readonly Result[]> {
  // Once before, so that code and connections that stay are there already.
  for (const stream of await openAll(product, people)) stream.destroy()
  await sleep(SETTLE_MS)
  const before = residentMemory(product.pid)
  const streams = await openAll(product, people)
  await sleep(SETTLE_MS)
  const scans = await scansOf(sql)
  await sleep(QUIET_MS)
  const scanned = (await scansOf(sql)) - scans
  const after = residentMemory(product.pid)
  for (const stream of streams) stream.destroy()
  const memory = before && after ? after.nowMb - before.nowMb : Number.NaN
  return [
    lessIsBetter({
      name: 'social.streams.memory',
      unit: 'MB',
      value: Math.max(0, memory),
      bound: MEGABYTES,
      target: 1,
    }),
    lessIsBetter({ name: 'social.streams.queries', unit: 'queries', value: scanned, bound: 1, target: 0 }),
  ]
}

const openAll = ({ origin }: ProductServer, people: readonly Person[]) =>
  Promise.all(people.map((person) => open(origin, person)))

/** @returns once the stream has told what there is. */
function open(origin: string, { cookie }: Person): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' }
    const request = get(`${origin}/api/v1/notify/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`))
      answer.on('error', () => {}) // it is cut off in the end
      answer.on('data', (text: Buffer) => text.includes('event: notifications') && resolve(answer))
    })
    request.on('error', reject)
  })
}

/** How often the tables that notifications are read from were looked into. */
async function scansOf(sql: postgres.Sql): Promise<number> {
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql<{ scans: string }[]>`
    select sum(coalesce(idx_scan, 0) + seq_scan) as scans from pg_stat_user_tables where relname = 'notifications'`
  return Number(row?.scans)
}
