import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductServer } from '@repo/product'
import type postgres from 'postgres'
import { amount, type Benchmark, moreIsBetter, type Report, type Result } from '../benchmark.ts'
import { LAST_DEMO_ID, seedSearchable } from '../search/seed-searchable.ts'
import { WITHOUT_ENGINE } from '../search/seeded-data.ts'
import type { BareRoute } from '../server/bare-process.ts'
import { startBareServer } from '../server/bare-server.ts'
import { httpClient, measureRate } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { median, takeTurns } from '../stats.ts'
import { processorMs } from './processor-time.ts'
import { statementsDuring } from './statements.ts'
import { type Work, worksOf } from './works.ts'

const ARTICLES = amount(50_000, 1_000)
const ROUNDS = amount(5, 1)
const PEOPLE = amount(8, 2)
const MS = 3_000
/** How many times slower than a server without plugins that sends the same statements and bytes. */
const TARGETS: Readonly<Record<Work['name'], number>> = {
  'load.read': 1 / 0.5,
  'load.list': 1 / 0.6,
  'load.map': 1 / 0.6,
  'load.comment': 1 / 0.6,
  'load.save': 1 / 0.6,
}

/** Throughput of the API at 50,000 articles, by 8 people at a time, beside a bare server on the same database. */
export const loadBenchmark: Benchmark = {
  name: 'load',
  isOnDemand: true,
  run: (report) =>
    withProduct(async (product) => {
      const sql = product.openDatabase()
      try {
        await seedSearchable(sql, product.dataFolder, ARTICLES)
        const works = await worksOf(product, sql, { newestId: LAST_DEMO_ID + ARTICLES, people: PEOPLE })
        const results: Result[] = []
        for (const work of works) results.push(await besideBare(product, sql, work, report))
        return results
      } finally {
        await sql.end()
      }
    }, WITHOUT_ENGINE),
}

async function besideBare(product: ProductServer, sql: postgres.Sql, work: Work, report: Report): Promise<Result> {
  const { name, people } = work
  const client = httpClient()
  const last = people.map((): Buffer | null => null)
  const send = async (person: number) => {
    const request = await people[person]?.(last[person] ?? null)
    if (!request) return
    last[person] = (await client.send(product.origin, request)).body
  }
  const routes: BareRoute[] = []
  for (const person of people.keys()) {
    await send(person) // what is prepared once is not part of the work
    const statements = await statementsDuring(sql, product.dataFolder, () => send(person))
    const { method } = (await people[person]?.(last[person] ?? null)) ?? { method: 'GET' }
    const body = last[person]?.toString('base64') ?? ''
    routes.push({ method, path: `/${person}`, statements, headers: JSON_BODY, body })
  }
  report(`${name}: ${routes[0]?.statements.length} statements, ${last[0]?.length} bytes`)
  const bare = await startBareServer({ host: lineOf(product.dataFolder, 4), routes })
  const sendBare = async (person: number) => {
    const route = routes[person]
    if (route)
      await client.send(bare.origin, {
        method: route.method,
        path: route.path,
        body: route.method === 'GET' ? null : '{}',
        headers: JSON_BODY,
      })
  }
  try {
    const runs = await takeTurns(['bare', 'product'] as const, ROUNDS, async (who) => {
      last.fill(null) // the bare server has written what it was shown
      const spent = processorUse(product)
      const { perSecond, p95Ms } = await rateOf(who === 'bare' ? sendBare : send, spent.count)
      const ofProcessor = who === 'product' ? `, ${spent.perRequest()}` : ''
      report(`${who}: ${perSecond.toFixed()} requests/s, p95 ${p95Ms.toFixed(1)} ms${ofProcessor}`)
      return perSecond
    })
    const [value, bound] = [median(runs.product), median(runs.bare)]
    return moreIsBetter({ name, unit: 'requests/s', value, bound, target: TARGETS[name] })
  } finally {
    client.close()
    await bare.stop()
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

/** Of all people together, each with one request at a time. */
function rateOf(send: (person: number) => Promise<void>, onSent: () => void) {
  const idle = Array.from({ length: PEOPLE }, (_, person) => person)
  const once = async () => {
    const person = idle.pop() ?? 0
    await send(person)
    onSent()
    idle.push(person)
  }
  return measureRate(once, { lanes: PEOPLE, ms: MS })
}

/** What requests cost from now on: what `npm run scale` reckons with. Linux only. */
function processorUse({ pid, dataFolder }: ProductServer) {
  const postgres = Number(lineOf(dataFolder, 0))
  const take = () => ({ node: processorMs(pid), postgres: processorMs(postgres, true) })
  const before = take()
  let requests = 0
  return {
    count: () => void requests++,
    perRequest(): string {
      const after = take()
      const each = (name: keyof typeof before) => ((after[name] - before[name]) / requests).toFixed(2)
      return `processor of a request: node ${each('node')} ms, postgres ${each('postgres')} ms`
    },
  }
}

/** PostgreSQL writes its process into the first line of its pid file, the folder of its socket into the fifth. */
const lineOf = (dataFolder: string, line: number) =>
  readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[line] ?? ''
