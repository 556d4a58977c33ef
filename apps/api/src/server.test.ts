import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../../tooling/ports/free-port.ts'
import { startOpenSearchStandIn } from './testing/open-search/open-search-stand-in.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const STARTUP_MS = 90_000

let folder: string
let children: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-server-'))
  children = []
})
afterEach(async () => {
  for (const child of children) await end(child, 'SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}

function launch(port: number, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [fromHere('./server.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO: '0',
      BASEMAPS: 'embedded',
      WEB_BUILD: fromHere('./testing/web-build/server/index.js'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  return { child, said: () => said }
}

async function untilReady(port: number, { child, said }: ReturnType<typeof launch>): Promise<void> {
  await expect
    .poll(
      () => {
        if (child.exitCode !== null) throw new Error(`The server ended:\n${said()}`)
        return fetch(`http://127.0.0.1:${port}/api/ready`).then(
          ({ status }) => status,
          () => 0,
        )
      },
      { timeout: STARTUP_MS, interval: 100 },
    )
    .toBe(200)
}

it('starts from nothing, explains itself, refuses a second one and stops cleanly', {
  timeout: 2 * STARTUP_MS,
}, async () => {
  const port = await freePort()
  const server = launch(port)
  await untilReady(port, server)
  await expect.poll(server.said).toContain(`http://localhost:${port}/outbox`)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  const secret = readFileSync(join(folder, 'secret'), 'utf8')

  const second = launch(await freePort())
  await once(second.child, 'close') // it has said everything
  expect(second.child.exitCode).toBe(1)
  expect(second.said()).toMatch(/Another instance \(process \d+\) already uses/)

  expect(await end(server.child, 'SIGTERM')).toBe(0)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)

  const metricsPort = await freePort()
  const again = launch(port, { METRICS_PORT: String(metricsPort) })
  await untilReady(port, again)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const name of ['http_server_request_duration', 'mishiori_database_up', 'process_memory_usage'])
    expect(metrics).toMatch(new RegExp(`^${name}`, 'm'))
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret)
  await end(again.child, 'SIGKILL')
  const afterKill = launch(port)
  await untilReady(port, afterKill)
  expect(await end(afterKill.child, 'SIGINT')).toBe(0)
})

it.each(['secret', 'regions'])(
  'ends with 0 when it is stopped while it starts, at %s',
  {
    timeout: STARTUP_MS,
  },
  async (file) => {
    const server = launch(await freePort())
    await expect.poll(() => existsSync(join(folder, file)), { timeout: STARTUP_MS, interval: 5 }).toBe(true)
    expect(await end(server.child, 'SIGTERM')).toBe(0)
    expect(server.said()).not.toContain('Error')
  },
)

it('says which port to choose when its own is taken', { timeout: STARTUP_MS }, async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const address = blocker.address()
  if (address === null || typeof address === 'string') throw new Error('The blocker has no port.')
  try {
    const { child, said } = launch(address.port)
    await once(child, 'close') // it has said everything
    expect(child.exitCode).toBe(1)
    expect(said()).toContain(`Port ${address.port} is taken by another program.`)
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  } finally {
    blocker.close()
  }
})

it('feeds the search engine of SEARCH_URL, whose index operators build anew while it runs', {
  timeout: 2 * STARTUP_MS,
}, async () => {
  const engine = await startOpenSearchStandIn('Basic bWU6aHVudGVyMg==')
  const env = { SEARCH_URL: `${engine.url}/staging`, SEARCH_KEY: 'me:hunter2' }
  const port = await freePort()
  const server = launch(port, { DEMO: '1', ...env })
  await untilReady(port, server)
  const articles = () => [...engine.indexes.values()].reduce((sum, { stored }) => sum + stored.size, 0)
  await expect.poll(articles, { timeout: STARTUP_MS }).toBeGreaterThan(2)
  const found = await fetch(`http://127.0.0.1:${port}/api/v1/routes?lang=ja`)
  expect(found.status).toBe(200)

  const rebuild = async (args: readonly string[], over: Readonly<Record<string, string>> = env) => {
    const options = { env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: folder, ...over } }
    const child = spawn(process.execPath, [fromHere('./search.ts'), ...args], options)
    const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: child.exitCode, said: `${said}${errors}`.trim() }
  }
  const before = [...engine.indexes.keys()]
  const expected = `The search engine has a new index of ${articles()} articles.`
  expect(await rebuild(['rebuild'])).toEqual({ code: 0, said: expected })
  expect([...engine.indexes.keys()]).toEqual([expect.stringMatching(/^staging-routes-1-\d+$/)])
  expect([...engine.indexes.keys()]).not.toEqual(before)
  expect(await rebuild(['rebuild'], {})).toMatchObject({
    code: 1,
    said: expect.stringContaining('SEARCH_URL names no'),
  })
  expect(await rebuild(['erase'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run search -- rebuild'),
  })
  expect(await end(server.child, 'SIGTERM')).toBe(0)
  expect(server.said()).not.toContain('search engine')
  await engine.close()
})
