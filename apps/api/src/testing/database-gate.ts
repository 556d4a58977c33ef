import { connect, createServer, type Socket } from 'node:net'
import type { TestDatabase } from './test-database.ts'

/** How the startup message of a pool of the product names it; jobs and tests have other names. */
const PRODUCT = 'application_name\0mishiori\0'

export interface DatabaseGate extends TestDatabase {
  /** Ends every connection, and refuses new ones, as a server that is down. */
  cut(): void
  /** Does so as soon as the product sends its n-th message from now on, which no longer arrives. */
  cutAfter(messages: number): void
  /** Keeps connections and accepts more, but passes nothing on, as a server that is stopped or out of reach. */
  freeze(): void
  /** Undoes all of these. */
  open(): void
  /** Messages that the product has sent since it was opened last. */
  sent(): number
}

/** Stands between the product and a test's database, and can take the database away. */
export async function gateTo({ target, drop }: TestDatabase): Promise<DatabaseGate> {
  const pairs = new Set<readonly [client: Socket, server: Socket]>()
  let state: 'open' | 'frozen' | 'cut' = 'open'
  let sent = 0
  let cutsAt = Number.POSITIVE_INFINITY

  const cut = () => {
    state = 'cut'
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  const follow = (socket: Socket) => (state === 'frozen' ? socket.pause() : socket.resume())

  const gate = createServer((client) => {
    if (state === 'cut') return client.resetAndDestroy()
    const server = connect(`${target.host}/.s.PGSQL.${target.port}`)
    const pair = [client, server] as const
    pairs.add(pair)
    let isProduct = false
    client.on('data', (chunk) => {
      if (isProduct && ++sent >= cutsAt) return cut()
      isProduct ||= chunk.includes(PRODUCT)
      server.write(chunk)
    })
    server.on('data', (chunk) => client.write(chunk))
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
      follow(socket)
    }
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  const address = gate.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.')

  return {
    target: { ...target, host: '127.0.0.1', port: address.port },
    cut,
    cutAfter(messages) {
      sent = 0
      cutsAt = messages
    },
    freeze() {
      state = 'frozen'
      for (const socket of [...pairs].flat()) follow(socket)
    },
    open() {
      state = 'open'
      sent = 0
      cutsAt = Number.POSITIVE_INFINITY
      for (const socket of [...pairs].flat()) follow(socket)
    },
    sent: () => sent,
    async drop() {
      cut()
      gate.close()
      await drop()
    },
  }
}
