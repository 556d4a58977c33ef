import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const MEGABYTE = 1024 ** 2
const signal = new AbortController().signal
const busy = { code: 'server.busy', params: { seconds: expect.any(Number) } }

/** Work whose response begins, and is read, on demand. */
function responses() {
  const started: { begin: () => void; read: () => void; fail: () => void }[] = []
  const start = () => {
    const [begun, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    started.push({ begin: begun.resolve, read: read.resolve, fail: () => read.reject(new Error('failed')) })
    return { begun: begun.promise, read: read.promise }
  }
  return { started, start }
}
const startedCount = (started: readonly unknown[]) => expect.poll(() => started.length)

it('begins the next when a response begins, not when it has been read', async () => {
  const take = createTurns(1)
  const { started, start } = responses()
  const all = ['192.0.2.1', '192.0.2.2'].map((client) => take({ client, signal, bytes: 0 }, start))
  await startedCount(started).toBe(1)
  started[0]?.begin()
  await startedCount(started).toBe(2)
  started[1]?.fail()
  await expect(all[1]).rejects.toThrow('failed')
  started[0]?.read()
  await all[0]
})

it('gives one client six places until it has read, and 94 that wait; a network of IPv6 is one client', async () => {
  const take = createTurns(100)
  const { started, start } = responses()
  const ask = (client: string | null) => take({ client, signal, bytes: 0 }, start)
  const all = Array.from({ length: 100 }, (_, at) => ask(`2001:db8::${at + 1}`))
  await expect(ask('2001:db8::ffff')).rejects.toMatchObject(busy)
  await startedCount(started).toBe(6)
  // Others, and what is made for all visitors.
  const others = [ask('2001:db8:1::1'), ...Array.from({ length: 40 }, () => ask(null))]
  await startedCount(started).toBe(47)
  for (const { begin } of started) begin()
  started[0]?.read()
  await startedCount(started).toBe(48)
  let settled = 0
  for (const one of [...all, ...others]) one.then(() => settled++)
  await expect
    .poll(() => {
      for (const { read } of started) read()
      return settled
    })
    .toBe(141)
})

it('does not begin what nobody waits for any more', async () => {
  const take = createTurns(1)
  const { started, start } = responses()
  const gone = new AbortController()
  const first = take({ client: '192.0.2.1', signal, bytes: 0 }, start)
  const left = take({ client: '192.0.2.2', signal: gone.signal, bytes: 0 }, start)
  const last = take({ client: '192.0.2.3', signal, bytes: 0 }, start)
  await startedCount(started).toBe(1)
  gone.abort()
  started[0]?.read()
  await expect(left).rejects.toMatchObject({ code: 'request.timeout' })
  await startedCount(started).toBe(2)
  started[1]?.read()
  await Promise.all([first, last])
})

it('keeps 256 megabytes of bodies that wait, and no byte more', async () => {
  const take = createTurns(1)
  const { started, start } = responses()
  let clients = 0
  const ask = (bytes: number) => take({ client: `192.0.2.${clients++}`, signal, bytes }, start)
  const all = [ask(0)]
  await startedCount(started).toBe(1)
  for (let at = 0; at < 16; at++) all.push(ask(16 * MEGABYTE))
  await expect(ask(1)).rejects.toMatchObject(busy)
  // Begun, the next one's body is the thread's.
  started[0]?.read()
  await startedCount(started).toBe(2)
  all.push(ask(16 * MEGABYTE))
  await expect(ask(1)).rejects.toMatchObject(busy)
  let settled = 0
  for (const one of all) one.then(() => settled++)
  await expect
    .poll(() => {
      for (const { read } of started) read()
      return settled
    })
    .toBe(18)
})
