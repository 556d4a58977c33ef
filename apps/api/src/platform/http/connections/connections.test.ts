import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '@repo/contract'
import { Type } from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { buildTestApp, credentialsOf, openRaw, sendRaw, type TestApp } from '../../../testing/index.ts'
import { route } from '../route.ts'
import { connectionTimeouts } from './connections.ts'

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

describe('[fault 15] a client that is too slow', () => {
  it('with its headers is hung up on, while others are served', async () => {
    const { address, port } = await listen(1_000)
    const { socket, untilClosed } = openRaw(port)
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow')
    const ended = untilClosed()
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request\.timeout"/)
  })

  it('with its body is hung up on', async () => {
    const { test: running, port } = await listen(1_000)
    const head = ['POST /api/v1/login HTTP/1.1', ...(await credentialsOf(running.aGuest()))]
    const said = await sendRaw(port, [...head, 'Content-Type: application/json', 'Content-Length: 99'], '{')
    expect(said).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request\.timeout"/)
  })

  it('is one of five hundred: all are hung up on, while others are served', { timeout: 120_000 }, async () => {
    const { test: running, address, port } = await listen(10_000)
    const head = ['POST /api/v1/login HTTP/1.1', ...(await credentialsOf(running.aGuest()))]
    const beginnings = [
      'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow',
      `${[...head, 'Content-Type: application/json', 'Content-Length: 9999'].join('\r\n')}\r\n\r\n{`,
    ]
    const slow = Array.from({ length: 500 }, (_, index) => {
      const { socket, untilClosed } = openRaw(port)
      socket.write(beginnings[index % 2] ?? '')
      const drip = setInterval(() => socket.writable && socket.write('a'), 1_000)
      return untilClosed().finally(() => clearInterval(drip))
    })
    let left = slow.length
    for (const one of slow) void one.then(() => left--)
    const statuses = new Set<number>()
    while (left > 0) {
      statuses.add((await fetch(`${address}/api/v1/routes`)).status)
      await sleep(20)
    }
    expect(statuses).toEqual(new Set([200]))
    for (const said of await Promise.all(slow)) expect(said).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request\.timeout"/)
  })

  it('with reading keeps nobody else waiting', { timeout: 60_000 }, async () => {
    const { address, port } = await listen(20_000)
    const slow = Array.from({ length: 50 }, () => {
      const { socket } = openRaw(port)
      socket.pause()
      socket.write('GET /api/docs/json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(4))
      return socket
    })
    for (let asked = 0; asked < 50; asked++) expect((await fetch(`${address}/api/health`)).status).toBe(200)
    for (const socket of slow) socket.destroy()
  })

  it.each([
    [4, 4],
    [5, 0],
  ])('with reading is hung up on when it sends too many requests beside each other: %i', async (sent, answered) => {
    const { port } = await listen(2_000)
    const { socket, said, untilClosed } = openRaw(port)
    socket.write('GET /probe/slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(sent))
    if (answered > 0)
      await expect.poll(() => said().split('HTTP/1.1 200').length - 1, { timeout: 5_000 }).toBe(answered)
    else expect(await untilClosed()).toBe('')
    socket.destroy()
  })

  it('may send any number of requests, one after another', async () => {
    const { port } = await listen(2_000)
    const { socket, said } = openRaw(port)
    for (let sent = 1; sent <= 12; sent++) {
      socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await expect.poll(() => said().split('HTTP/1.1 200').length - 1).toBe(sent)
    }
    socket.destroy()
  })

  it('that speaks no HTTP gets a code too', async () => {
    const { port } = await listen(20_000)
    expect(await sendRaw(port, ['hello'])).toMatch(/^HTTP\/1\.1 400[\s\S]*"request\.malformed"/)
  })
})

it('ends a slow request when it was said, not a quarter later', () => {
  const { requestTimeout, http } = connectionTimeouts(20_000)
  expect(requestTimeout).toBe(20_000)
  expect(requestTimeout + http.connectionsCheckingInterval).toBeLessThanOrEqual(20_500)
})

describe('[fault 17] closing under load', () => {
  /** Repeats requests on one connection, until a response closes it. */
  async function askOnOneConnection(port: number, onAnswer: () => void): Promise<string> {
    const { socket } = openRaw(port)
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece.toString('latin1')
    })
    for (let attempt = 0; !/^connection: close/im.test(answer); attempt += 1) {
      answer = ''
      socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
      while (!answer.endsWith('"ok"}')) {
        if (socket.destroyed) return `closed without an answer after ${attempt}`
        await sleep(1)
      }
      onAnswer()
      await sleep(attempt % 7) // somewhere between two requests, or in one
    }
    return 'told'
  }

  it('leaves no request on an open connection without its answer', async () => {
    const { test: running, port } = await listen(20_000)
    const known = new Set<number>()
    const visitors = Array.from({ length: 40 }, (_, n) => askOnOneConnection(port, () => known.add(n)))
    await expect.poll(() => known.size, { timeout: 30_000 }).toBe(40)
    await running.app.close()
    expect(new Set(await Promise.all(visitors))).toEqual(new Set(['told']))
  })

  it('does not wait for connections on which nobody asks', async () => {
    const { test: running, port } = await listen(20_000)
    const { untilClosed } = openRaw(port)
    await sleep(50)
    await running.app.close()
    expect(await untilClosed()).toBe('')
  })

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
