import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CdnSettings } from './cdn-settings.ts'
import { createPurge } from './purge.ts'

/** Takes the place of the services, and of an operator's program. */
let server: Server
let origin: string
const received: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = []
let status = 200
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    received.push({ url: `${request.method} ${request.url}`, headers: request.headers, body: JSON.parse(text) })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
beforeEach(() => {
  received.length = 0
  status = 200
})
afterAll(() => server.close())

const purgeOf = (settings: CdnSettings) => createPurge(settings, { fastly: origin, cloudflare: origin })
const fastly = { kind: 'fastly', serviceId: 'SU1Z', token: 'a-token' } as const
const cloudflare = { kind: 'cloudflare', zoneId: '023e', token: 'a-token' } as const
const hook = () => ({ kind: 'hook', url: `${origin}/purge`, token: 'a-token' }) as const
const asked = () => received.map(({ url, body }) => [url, body])

it('names the keys to Fastly, with its token', async () => {
  await purgeOf(fastly)(['article:12', 'lists'])
  expect(asked()).toEqual([['POST /service/SU1Z/purge', { surrogate_keys: ['article-12', 'lists'] }]])
  expect(received[0]?.headers).toMatchObject({ 'fastly-key': 'a-token', 'content-type': 'application/json' })
})

it('names the keys to Cloudflare, with its token', async () => {
  await purgeOf(cloudflare)(['user:3'])
  expect(asked()).toEqual([['POST /zones/023e/purge_cache', { tags: ['user-3'] }]])
  expect(received[0]?.headers.authorization).toBe('Bearer a-token')
})

it('names the keys to a program of the operator', async () => {
  await purgeOf(hook())(['file:abc.webp'])
  expect(asked()).toEqual([['POST /purge', { keys: ['file-abc.webp'] }]])
  expect(received[0]?.headers.authorization).toBe('Bearer a-token')
})

it('purges everything when what changed is not known', async () => {
  await Promise.all([purgeOf(fastly)(null), purgeOf(cloudflare)(null), purgeOf(hook())(null)])
  expect(asked()).toEqual(
    expect.arrayContaining([
      ['POST /service/SU1Z/purge_all', {}],
      ['POST /zones/023e/purge_cache', { purge_everything: true }],
      ['POST /purge', { keys: null }],
    ]),
  )
})

it('asks once for all that is purged at the same time', async () => {
  const purge = purgeOf(fastly)
  await Promise.all([purge(['article:1', 'lists']), purge(['article:2', 'lists'])])
  await purge(['article:3'])
  expect(received.map(({ body }) => body)).toEqual([
    { surrogate_keys: ['article-1', 'lists', 'article-2'] },
    { surrogate_keys: ['article-3'] },
  ])
})

it.each([
  [30, 1],
  [31, 2],
])('names at most thirty keys in one request to Cloudflare: %i', async (count, requests) => {
  await purgeOf(cloudflare)(Array.from({ length: count }, (_, id) => `article:${id}` as const))
  expect(received).toHaveLength(requests)
  expect(received.flatMap(({ body }) => (body as { tags: string[] }).tags)).toHaveLength(count) // as it is sent above
})

it.each([302, 403, 429, 500])('fails when the answer is %i, so that it is tried again', async (answer) => {
  status = answer
  await expect(purgeOf(hook())(['article:1'])).rejects.toThrow()
  status = 200
  await expect(purgeOf(hook())(['article:1'])).resolves.toBeUndefined()
})
