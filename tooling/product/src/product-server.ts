import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type postgres from 'postgres'
import { freePort } from '../../ports/free-port.ts'
import { openDatabase } from './embedded-database.ts'
import type { LoopDelay, LoopOrder } from './event-loop-delay.ts'

export type { LoopDelay }

const SERVER = fileURLToPath(new URL('../../../apps/api/dist/server.js', import.meta.url))
/** How `npm start` calls it. */
const FLAGS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../../apps/api/node-flags.json', import.meta.url), 'utf8'),
)
/** Measures the server's event loop on request. */
const LOOP_WATCH = new URL('./event-loop-delay.ts', import.meta.url).href
/** No measure of the product: on a busy machine it takes as long as it takes. */
const START_LIMIT_MS = 300_000
const POLL_MS = 100
/** The product serves before its places are loaded; nothing is measured beside that. */
const READY_PATHS = ['/api/ready', '/api/v1/places?q=a']

/** The product as `npm start` runs it, with its own PostgreSQL, the demonstration's articles, and data in a folder that goes with it. */
export interface ProductServer {
  readonly origin: string
  readonly pid: number
  readonly dataFolder: string
  /** How its event loop fares while the work is done. */
  watchLoop(work: () => Promise<unknown>): Promise<LoopDelay>
  /** A connection to its database, past the product. */
  openDatabase(): postgres.Sql
  stop(): Promise<void>
}

/** `env` adds to the product's environment; with a folder of its own the data stays. */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  cachedFolder?: string,
  readyPaths: readonly string[] = READY_PATHS,
): Promise<ProductServer> {
  if (!existsSync(SERVER)) throw new Error(`${SERVER} is missing: build the product first`)
  const data = cachedFolder ?? mkdtempSync(join(tmpdir(), 'mishiori-bench-'))
  const port = Number(env.PORT) || (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const output: string[] = []
  const child = spawn(process.execPath, [...FLAGS, '--import', LOOP_WATCH, SERVER], {
    env: { ...environment(data, port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text.toString()))
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (cachedFolder === undefined) rmSync(data, { recursive: true, force: true })
  }
  try {
    await untilReady(origin, child, readyPaths)
  } catch (error) {
    await stop()
    throw new Error(`the product did not start: ${output.join('')}`, { cause: error })
  }
  return {
    origin,
    pid: child.pid ?? Number.NaN,
    dataFolder: data,
    stop,
    watchLoop: (work) => watchLoop(child, work),
    openDatabase: () => openDatabase(data),
  }
}

async function watchLoop(child: ChildProcess, work: () => Promise<unknown>): Promise<LoopDelay> {
  const tell = (order: LoopOrder) => child.send(order)
  tell('begin')
  await work()
  const answer = loopDelayOf(child)
  tell('end')
  return answer
}

/** What the process says beside that, such as that it has started, is passed over. */
async function loopDelayOf(child: ChildProcess): Promise<LoopDelay> {
  for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<[LoopDelay | string]>) {
    if (typeof message === 'object') return message
  }
  throw new Error('the server did not tell how its event loop fares')
}

function environment(data: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    DEMO: '1',
    BASEMAPS: 'embedded',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000', // one address sends all requests here
    BOT_CHECK: 'off', // and it is a program
  }
}

async function untilReady(origin: string, child: ChildProcess, paths: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const answers = await Promise.all(paths.map((path) => fetch(`${origin}${path}`))).catch(() => [])
    if (answers.length > 0 && answers.every(({ ok }) => ok)) return
  }
  throw new Error(`it was not ready after ${START_LIMIT_MS / 1000} s`)
}
