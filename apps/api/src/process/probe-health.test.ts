import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { probeHealth } from './probe-health.ts'

let server: Server | undefined
afterEach(() => server?.close())

async function listening(status: number, at = '127.0.0.1'): Promise<number> {
  const answering = createServer((request, response) => {
    response.writeHead(request.url === '/api/ready' ? status : 404).end()
  })
  server = answering
  await new Promise<void>((resolve) => answering.listen(0, at, resolve))
  const address = answering.address() satisfies string | AddressInfo | null
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.')
  return address.port
}

it.each(['127.0.0.1', '0.0.0.0', 'localhost'])('is healthy while the server at %s is ready', async (host) => {
  const port = await listening(200)
  expect(await probeHealth({ role: 'all', host, port })).toBeNull()
})

it('asks a server that listens at an address of IPv6', async () => {
  const port = await listening(200, '::1')
  for (const host of ['::', '::1']) expect(await probeHealth({ role: 'web', host, port })).toBeNull()
})

it('says what a server answers that is not ready', async () => {
  const port = await listening(503)
  expect(await probeHealth({ role: 'web', host: 'localhost', port })).toBe('/api/ready answers 503.')
})

it('says that a server does not answer', async () => {
  const port = await listening(200)
  await new Promise((resolve) => server?.close(resolve))
  expect(await probeHealth({ role: 'all', host: '127.0.0.1', port })).toContain('does not answer: connect ECONNREFUSED')
})

it('takes a worker, which listens nowhere, for healthy', async () => {
  expect(await probeHealth({ role: 'worker', host: 'localhost', port: 1 })).toBeNull()
})
