import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '@repo/contract'
import { Type } from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { route } from './route.ts'

const slow = endpoint({
  method: 'GET',
  path: '/probe/slow',
  summary: 'probe',
  access: 'anyone',
  response: { status: 200, body: Type.Object({ done: Type.Boolean() }) },
  errors: [],
})

let test: TestApp | null = null
afterEach(async () => {
  await test?.close()
  test = null
})

async function listen(requestTimeoutMs: number) {
  test = await buildTestApp({ requestTimeoutMs }, (app) =>
    route(app, slow, async () => {
      await sleep(300)
      return { done: true }
    }),
  )
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  return { test, address, port: Number(new URL(address).port) }
}

/** Everything the server says until it hangs up. */
async function untilClosed(socket: Socket): Promise<string> {
  let said = ''
  socket.on('data', (chunk) => {
    said += String(chunk)
  })
  await once(socket, 'close')
  return said
}

describe('a client that is too slow', () => {
  it('with its headers is hung up on, while others are served', async () => {
    const { address, port } = await listen(1_000)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow')
    const ended = untilClosed(socket)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request\.timeout"/)
  })

  it('with its body is hung up on', async () => {
    const { test: running, port } = await listen(1_000)
    const client = running.aGuest()
    await client.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
    const token = client.cookies.get('XSRF-TOKEN')
    const head = [
      'POST /api/v1/login HTTP/1.1',
      'Host: localhost',
      `Cookie: XSRF-TOKEN=${token}`,
      `X-XSRF-TOKEN: ${token}`,
      'Content-Type: application/json',
      'Content-Length: 99',
    ]
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request\.timeout"/)
  })

  it('that speaks no HTTP gets a code too', async () => {
    const { port } = await listen(20_000)
    const socket = connect(port, '127.0.0.1')
    socket.write('hello\r\n\r\n')
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 400[\s\S]*"request\.malformed"/)
  })
})

describe('closing under load', () => {
  it('finishes what has begun, and refuses nobody with a 503', async () => {
    const { test: running, address } = await listen(20_000)
    const statuses: number[] = []
    const refused: unknown[] = []
    let isOpen = true
    const visitor = async () => {
      while (isOpen) {
        await fetch(`${address}/probe/slow`).then(
          async (response) => {
            await response.json()
            statuses.push(response.status)
          },
          (error: unknown) => {
            isOpen = false // connections are no longer taken, which a balancer or a browser retries elsewhere
            refused.push(error)
          },
        )
      }
    }
    const visitors = Array.from({ length: 20 }, visitor)
    await expect.poll(() => statuses.length, { timeout: 15_000 }).toBeGreaterThan(20)
    await running.app.close()
    isOpen = false
    await Promise.all(visitors)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
