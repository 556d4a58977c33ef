import { createServer, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { connect } from '../platform/database.ts'
import { onUnheardRejection } from './outlive-database.ts'

/** PostgreSQL's "you are who you say" and "ready". After them this server reads one query and disconnects. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

async function aDyingDatabase() {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(GREETING)
      socket.once('data', () => socket.resetAndDestroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return { url: `postgres://walker@127.0.0.1:${address.port}/walks`, stop: () => server.close() }
}

it('tells of a database that dies while the driver greets it', async () => {
  const unheard = vi.fn<(reason: unknown) => void>()
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', unheard)
  const { url, stop } = await aDyingDatabase()
  const sql = connect({ url }, { max: 1, connect_timeout: 15 })
  try {
    sql`select 1`.catch(() => {})
    await vi.waitFor(() => expect(unheard).toHaveBeenCalled(), { timeout: 15_000 })
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
    await sql.end({ timeout: 1 })
    stop()
  }
  const said: string[] = []
  onUnheardRejection((warning) => said.push(warning))(unheard.mock.calls[0]?.[0])
  expect(said).toEqual([expect.stringMatching(/^Database: /)])
})

it('lets every other rejection end the process', () => {
  const ours = new Error('a mistake of ours')
  expect(() => onUnheardRejection(() => {})(ours)).toThrow(ours)
})
