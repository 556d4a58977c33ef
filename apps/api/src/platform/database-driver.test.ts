import { createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect } from './database.ts'

/** PostgreSQL's "you are who you say" and "ready". */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

interface Fake {
  readonly url: string
  readonly sockets: Set<Socket>
}

let stopFakes: (() => void)[] = []
afterEach(() => {
  for (const stop of stopFakes) stop()
  stopFakes = []
})

/** A server that treats each of its connections so. */
async function aServer(treat: (socket: Socket) => void): Promise<Fake> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    treat(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stopFakes.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return { url: `postgres://walker@127.0.0.1:${address.port}/walks`, sockets }
}

/** Greets, then does this with the first message that follows. */
const greet = (then: (socket: Socket) => void) => (socket: Socket) =>
  socket.once('data', () => {
    socket.write(GREETING)
    socket.once('data', () => then(socket))
  })

const codeOf = (query: PromiseLike<unknown>) =>
  Promise.resolve(query).then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)),
  )

describe('a server that misbehaves', () => {
  const quick = { max: 1, connect_timeout: 15, backoff: () => 0.01 }

  it('which dies while it is asked for its types is told to who waits, and to nobody else', async () => {
    const unheard: unknown[] = []
    const listener = (reason: unknown) => void unheard.push(reason)
    process.prependListener('unhandledRejection', listener)
    const { url } = await aServer(greet((socket) => socket.resetAndDestroy()))
    const sql = connect({ url }, quick)
    expect(await codeOf(sql`select 1`)).toBe('ECONNRESET')
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', listener)
    await sql.end({ timeout: 1 })
    expect(unheard).toEqual([])
  })

  it('which hangs up on everybody is told, rather than asked for ever', async () => {
    const { url } = await aServer((socket) => socket.once('data', () => socket.end()))
    const sql = connect({ url }, quick)
    expect(await codeOf(sql`select 1`)).toBe('CONNECTION_CLOSED')
    expect(await codeOf(sql`select 1`)).toBe('CONNECTION_CLOSED')
    await sql.end({ timeout: 1 })
  })

  it('which never answers a query loses that connection, and is asked over a new one', async () => {
    let connections = 0
    const { url, sockets } = await aServer((socket) => {
      connections++
      greet(() => {})(socket)
    })
    const sql = connect({ url }, { ...quick, fetch_types: false, query_timeout: 0.2 })
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(sql`select 1`)))
    expect(codes).toEqual(['QUERY_TIMEOUT', 'QUERY_TIMEOUT', 'QUERY_TIMEOUT'])
    await expect.poll(() => sockets.size).toBe(0)
    expect(await codeOf(sql`select 1`)).toBe('QUERY_TIMEOUT')
    expect(connections).toBeGreaterThan(1)
    await sql.end({ timeout: 1 })
  })

  it('is connected to for who wants a connection and asks nothing', async () => {
    const { url } = await aServer(greet(() => {}))
    const sql = connect({ url }, { ...quick, fetch_types: false })
    expect(await codeOf(sql.reserve())).toBe('answered')
    await sql.end({ timeout: 0 })
  })

  it('is not connected to for a query that was given up', async () => {
    const { url, sockets } = await aServer(greet(() => {}))
    const sql = connect({ url }, quick)
    const waiting = codeOf(sql`select 1`)
    await new Promise(setImmediate) // queries begin a moment after they are made
    await sql.end({ timeout: 0 })
    expect(await waiting).toBe('CONNECTION_DESTROYED')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sockets.size).toBe(0)
  })
})

describe('a transaction whose connection is lost', () => {
  let database: TestDatabase
  let admin: ReturnType<typeof connect>
  let sql: ReturnType<typeof connect>
  beforeAll(async () => {
    database = await createTestDatabase()
    admin = connect(database.target, { max: 1 })
    await admin`create table notes (text text)`
  })
  afterAll(async () => {
    await admin.end()
    await database.drop()
  })
  beforeEach(async () => {
    await admin`truncate notes`
    // One connection: whoever comes next gets the one that the transaction had.
    sql = connect(database.target, { max: 1, backoff: () => 0.01 })
  })
  afterEach(() => sql.end({ timeout: 1 }))

  const killBackendOf = async (
    transaction: ReturnType<typeof connect> | Parameters<Parameters<typeof sql.begin>[1]>[0],
  ) => {
    const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`
    await admin`select pg_terminate_backend(${row?.pid ?? 0})`
  }

  it('has its connection, although that takes no second query before the first is answered', async () => {
    const single = connect(database.target, { max: 1, max_pipeline: 0 })
    const [row] = await single.begin((transaction) => transaction<{ n: number }[]>`select 7 as n`)
    expect(row?.n).toBe(7)
    await single.end({ timeout: 1 })
  })

  it('writes nothing of what it still does, although others use its connection again', async () => {
    const outcome = codeOf(
      sql.begin(async (transaction) => {
        await transaction`insert into notes values ('first half')`
        await killBackendOf(transaction)
        await expect.poll(() => codeOf(sql`select 1`)).toBe('answered')
        await transaction`insert into notes values ('second half')`
      }),
    )
    expect(await outcome).not.toBe('answered')
    await expect.poll(() => codeOf(sql`select 1`)).toBe('answered')
    expect(await admin`select text from notes`).toEqual([])
  })

  it('can be caught, undone and done again, twenty times, on the connections that there are', async () => {
    for (let round = 0; round < 20; round++) {
      const lost = sql.begin(async (transaction) => {
        await transaction`insert into notes values ('lost')`
        await killBackendOf(transaction)
        // Several at once, some of which wait for the connection.
        await Promise.allSettled([1, 2, 3].map((n) => transaction`insert into notes values (${`lost ${n}`})`))
        throw new Error('given up')
      })
      expect(await codeOf(lost)).not.toBe('answered')
      await expect.poll(() => codeOf(sql`insert into notes values (${`kept ${round}`})`)).toBe('answered')
    }
    const rows = await admin<{ text: string }[]>`select text from notes`
    expect(rows.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, round) => `kept ${round}`))
  })
})
