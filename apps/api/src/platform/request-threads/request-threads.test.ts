import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequestThreads, heapWithin, type RequestThreads } from './request-threads.ts'
import { sendResponse } from './send-response.ts'
import type { ThreadRequest, ThreadStart } from './thread-messages.ts'

const SEND_RESPONSE = pathToFileURL(join(import.meta.dirname, 'send-response.ts')).href

/** Programs of threads read their orders from the address of a request. */
const PROGRAM = `
import { setTimeout as sleep } from 'node:timers/promises'
import { sendResponse } from '${SEND_RESPONSE}'

const head = { status: 200, headers: [], tags: null, changes: [] }
const piece = new Uint8Array(256 * 1024)

const untilDone = (job) => ({
  async *[Symbol.asyncIterator]() {
    if (job.payload.userId === 0) throw new Error('no such user')
    if (job.payload.userId === 2) await sleep(60_000)
  },
})

export default async function answer({ port, url, kind, ...job }) {
  if (kind === 'job') return sendResponse(port, head, untilDone(job))
  if (url.startsWith('/fail')) throw new Error('it broke')
  if (url.startsWith('/wait')) await sleep(60_000)
  if (url.startsWith('/grow')) for (const kept = []; ; ) kept.push(Array(100_000).fill(kept.length + Math.random()))
  await sendResponse(port, head, url.startsWith('/long') ? Array(8).fill(piece) : [Buffer.from(url)])
}
`

let folder: string
let threads: RequestThreads
let reported: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-threads-'))
  const program = join(folder, 'program.ts')
  writeFileSync(program, PROGRAM)
  reported = []
  threads = createRequestThreads({
    max: 1,
    program,
    start: {} as ThreadStart, // this program needs none of it
    maxHeapMb: 64,
    onChange: () => {},
    report: (warning) => reported.push(warning),
  })
})
afterEach(async () => {
  await threads.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  [512, 256],
  [855, 256],
  [857, 257],
  [1024, 424],
  [2647, 2047],
  [2648, 2048],
  [65_536, 2048],
])('leave the rest of %i MB to the process, with a heap of %i', (megabytes, heap) => {
  expect(heapWithin(megabytes * 2 ** 20)).toBe(heap)
})

/** Each comes from somewhere else unless its address is given. */
function asking() {
  let clients = 0
  return (url: string, address = `192.0.2.${clients++}`) => {
    const request: ThreadRequest = { kind: 'request', method: 'GET', url, headers: {}, body: null, address, id: '1' }
    return threads.answer(request, { client: address, signal: new AbortController().signal })
  }
}
/** What `/long` sends. */
const LONG = 2 * 1024 * 1024

describe('request threads', () => {
  it('work on several requests at once', async () => {
    const ask = asking()
    const waiting = [ask('/wait'), ask('/wait'), ask('/wait')].map((answer) => answer.catch(() => null))
    expect(await text((await ask('/hello')).body)).toBe('/hello')
    await threads.close()
    expect(await Promise.all(waiting)).toEqual([null, null, null])
  })

  it('do jobs, and tell how they end', async () => {
    const cut = (userId: number, signal = new AbortController().signal) =>
      threads.work({ kind: 'job', name: 'cut-articles', payload: { userId } }, signal)
    await cut(1)
    await expect(cut(0)).rejects.toThrow('no such user')
    const leaving = new AbortController()
    const left = expect(cut(2, leaving.signal)).rejects.toThrow('aborted')
    leaving.abort()
    await left
    const hanging = cut(2)
    const refused = expect(hanging).rejects.toMatchObject({ code: 'server.busy' })
    await cut(1)
    await threads.close()
    await refused
  })

  it('refuse when too many wait', async () => {
    const ask = asking()
    // Four at work, 64 that wait.
    const waiting = Array.from({ length: 68 }, () => ask('/wait').catch((error: unknown) => error))
    await expect(ask('/hello')).rejects.toMatchObject({ code: 'server.busy' })
    expect(await Promise.race([...waiting, 'waiting'])).toBe('waiting')
    await threads.close()
    const refused = { code: 'server.busy' }
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => expect.objectContaining(refused)))
    expect(reported).toEqual([])
  })

  it('report what failed, without what is secret in an address', async () => {
    await expect(asking()('/fail?token=of-a-share-link')).rejects.toMatchObject({ code: 'server.busy' })
    expect(reported).toEqual([expect.stringMatching(/ \/fail: it broke$/)])
  })

  it('[fault 22] end a thread whose memory has run out, and answer what comes afterwards', {
    timeout: 60_000,
  }, async () => {
    const ask = asking()
    for (let round = 0; round < 3; round++) {
      await expect(ask('/grow')).rejects.toMatchObject({ code: 'server.busy' })
      expect(await text((await ask('/hello')).body)).toBe('/hello')
    }
    expect(reported.length).toBeGreaterThanOrEqual(3)
    for (const report of reported) expect(report).toMatch(/memory limit/)
  })

  it('go on for others while somebody reads nothing, and for them when they read', async () => {
    const ask = asking()
    const slow = Array.from({ length: 10 }, () => ask('/long', '198.51.100.1'))
    await slow[0]
    expect(await text((await ask('/hello')).body)).toBe('/hello')
    for (const one of slow) expect((await buffer((await one).body)).length).toBe(LONG)
  })

  it('refuse who asks for too much at once, and nobody else', async () => {
    const ask = asking()
    // Six that are read, 94 that wait.
    const slow = Array.from({ length: 100 }, () => ask('/long', '198.51.100.1').catch((error: unknown) => error))
    await expect(ask('/hello', '198.51.100.1')).rejects.toMatchObject({ code: 'server.busy' })
    expect(await text((await ask('/hello')).body)).toBe('/hello')
    await threads.close()
    await Promise.all(slow)
  })
})

it('a response that nobody reads any more is given up', async () => {
  const { port1, port2 } = new MessageChannel()
  const head = { status: 200, headers: [], tags: null, changes: [] }
  const replies: unknown[] = []
  port1.on('message', (reply) => replies.push(reply))
  await sendResponse(port2, head, [new Uint8Array(1), new Uint8Array(1)], 50)
  await vi.waitFor(() => expect(replies).toEqual([{ head }, { failed: expect.any(String) }]))
  port1.close()
})
