import { setTimeout as sleep } from 'node:timers/promises'
import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { median, quantile } from '../stats.ts'
import { findArticle } from './demo-articles.ts'
import { BROWSER_HEADERS, httpClient } from './load.ts'
import { type ProductServer, startProduct } from './product-server.ts'

const ROUNDS = 3
const ROUND_MS = 15_000
const LOG_INS_PER_MINUTE = 200
const PAGES_PER_SECOND = 20
/** Of the demonstration; all accounts that log in here use its password. */
const DEMO_EMAIL = 'hikari@mishiori.example'
const DEMO_PASSWORD = 'walk-and-tell-2026'
/** Enough accounts to stay below the log-in limit of each. */
const ACCOUNTS = 100

/** How long article pages take, none of them kept, while people log in: what hashing passwords takes from readers. */
export const logInsBenchmark: Benchmark = {
  name: 'server.log-ins',
  async run(report) {
    const product = await startProduct({ PAGE_CACHE_MB: '0' })
    const client = httpClient(BROWSER_HEADERS)
    try {
      const logIn = await prepareLogIns(product)
      const url = product.origin + (await findArticle(product.origin))
      const readPages = () => atPace(PAGES_PER_SECOND, async () => void (await client.get(url)))
      await readPages()
      const [quiet, loaded]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push(quantile(await readPages(), 0.95))
        const [pages, logIns] = await Promise.all([readPages(), atPace(LOG_INS_PER_MINUTE / 60, logIn)])
        loaded.push(quantile(pages, 0.95))
        const words = [
          `quiet ${quiet.at(-1)?.toFixed(1)} ms`,
          `beside ${logIns.length} log-ins ${loaded.at(-1)?.toFixed(1)} ms`,
        ]
        report(`p95 of article pages: ${words.join(', ')}; a log-in ${median(logIns).toFixed(0)} ms`)
      }
      return [lessIsBetter({ name: this.name, unit: 'ms', value: median(loaded), bound: median(quiet), target: 3 })]
    } finally {
      client.close()
      await product.stop()
    }
  },
}

/**
 * Begins `once` so many times a second for a round, whether the last ones have ended or not.
 * @returns how long each took, in milliseconds.
 */
async function atPace(perSecond: number, once: () => Promise<void>): Promise<number[]> {
  const running: Promise<number>[] = []
  const start = performance.now()
  const count = Math.round((ROUND_MS / 1000) * perSecond)
  for (let number = 0; number < count; number++) {
    await sleep(Math.max(0, start + (number * 1000) / perSecond - performance.now()))
    const started = performance.now()
    running.push(once().then(() => performance.now() - started))
  }
  return Promise.all(running)
}

/** @returns what logs the next account in, right password and all. */
async function prepareLogIns(product: ProductServer): Promise<() => Promise<void>> {
  const sql = product.openDatabase()
  await sql`
    insert into users (name, email, locale, password_hash, email_verified_at)
    select 'log.in.' || n, 'log.in.' || n || '@example.com', 'ja', demo.password_hash, now()
    from generate_series(1, ${ACCOUNTS}) n, users demo where demo.email = ${DEMO_EMAIL}`
  await sql.end()
  let next = 0
  return async () => {
    const email = `log.in.${1 + (next++ % ACCOUNTS)}@example.com`
    await logIn(product.origin, JSON.stringify({ email, password: DEMO_PASSWORD }))
  }
}

/** @throws when the product refuses. */
async function logIn(origin: string, body: string): Promise<void> {
  const opened = await fetch(`${origin}/api/sanctum/csrf-cookie`)
  const cookie = opened.headers.getSetCookie().map((value) => value.split(';')[0] ?? '')[0] ?? ''
  const token = cookie.slice(cookie.indexOf('=') + 1)
  const headers = {
    cookie,
    origin,
    'x-xsrf-token': token,
    'x-requested-with': 'fetch',
    'content-type': 'application/json',
  }
  const answer = await fetch(`${origin}/api/v1/login`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`a log-in was answered ${answer.status}: ${await answer.text()}`)
}
