import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ThreadStart } from '../../platform/request-threads/thread-messages.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody, aLayer, aLine, anArticle, aParagraph, aSpot } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

const CHILD = fileURLToPath(new URL('../../testing/product-child.ts', import.meta.url))
/** Each in the middle of a save of every article: twenty saves. */
const KILLS = 4
const ARTICLES = 5
const LATEST_KILL_MS = 200
/** Six kilobytes of text. */
const PARAGRAPHS = 20

let test: TestApp
let author: TestUser
let start: Omit<ThreadStart, 'webBuild'>
const children: ChildProcess[] = []
beforeAll(async () => {
  test = await buildTestApp({}, undefined, undefined, {
    threads: (given) => {
      start = given
      return null
    },
  })
  author = await test.aVerifiedUser()
  await author.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
})
afterEach(() => Promise.all(children.splice(0).map(kill)))
afterAll(() => test.close())

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function launch() {
  const settings = { ...start.settings, log: { level: 'silent' } }
  const told = JSON.stringify({ ...start, settings })
  const child = spawn(process.execPath, ['--no-warnings', CHILD, told], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(start.settings.dataFolder, 'compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [address] = await once(child.stdout, 'data')
  return { child, address: String(address).trim() }
}

/** Every part of the article says which version it belongs to. */
const versionOf = (n: number): RouteArticleInput =>
  anArticle({
    title: `version ${n}`,
    summary: `version ${n}`,
    tag: [{ name: `version${n}` }],
    layer: [aLayer(aLine({ name: `version ${n}` }), aSpot({ name: `version ${n}`, lat: 35 + n / 10_000 }))],
    context: aBody(...Array.from({ length: PARAGRAPHS }, () => aParagraph(`version ${n} ${'石'.repeat(100)}`))),
  })

const numbersIn = (article: RouteArticle) =>
  [article.title, article.summary, article.tag, article.layer, article.body_html].map((part) => [
    ...new Set(JSON.stringify(part).match(/(?<=version ?)\d+/g)),
  ])

const read = async (id: number): Promise<RouteArticle> => {
  const answer = await author.api.readRoute({ params: { id: String(id) }, query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Saves one version after another until the process is killed. @returns the last one that was acknowledged. */
async function saveUntilKilled(address: string, id: number, from: number): Promise<number> {
  for (let last = from; ; last++) {
    const saved = await fetch(`${address}/api/v1/routes/${id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        cookie: [...author.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': author.cookies.get('XSRF-TOKEN') ?? '',
        'x-requested-with': 'XMLHttpRequest',
        'if-match': `"${last}"`,
      },
      body: JSON.stringify(versionOf(last + 1)),
    }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => null,
    )
    if (saved === null) return last
    expect(saved).toMatchObject({ status: 200 })
  }
}

it('[fault 1] a product that is killed while it saves leaves the old version or the new one, whole, and nothing acknowledged is lost', {
  timeout: 300_000,
}, async () => {
  const created = await Promise.all(Array.from({ length: ARTICLES }, () => createArticle(author, versionOf(1))))
  const versions = new Map(created.map(({ id }) => [id, 1]))
  const versionNow = async () =>
    Math.max(...(await Promise.all([...versions.keys()].map(read))).map((one) => one.version))
  for (let kills = 0; kills < KILLS; kills++) {
    const { child, address } = await launch()
    // A commit that had arrived before the kill may have been done after it was looked for.
    for (const id of versions.keys()) versions.set(id, (await read(id)).version)
    const before = await versionNow()
    const saving = [...versions].map(async ([id, version]) => ({
      id,
      acknowledged: await saveUntilKilled(address, id, version),
    }))
    await expect.poll(versionNow, { interval: 1 }).toBeGreaterThan(before)
    await sleep(Math.random() * LATEST_KILL_MS)
    await kill(child)
    for (const { id, acknowledged } of await Promise.all(saving)) {
      const article = await read(id)
      expect([acknowledged, acknowledged + 1]).toContain(article.version)
      expect(numbersIn(article)).toEqual(Array.from({ length: 5 }, () => [String(article.version)]))
      versions.set(id, article.version)
    }
  }
  expect(await versionNow()).toBeGreaterThan(KILLS)
})
