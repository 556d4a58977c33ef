import { connect, type Socket } from 'node:net'
import type { TestClient } from './test-client.ts'

/** A connection on which a test sends what no HTTP client would. */
export interface RawConnection {
  readonly socket: Socket
  /** What the server has said so far. */
  said(): string
  /** Everything the server says until it hangs up. */
  untilClosed(): Promise<string>
}

export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1')
  })
  socket.on('error', () => {}) // being hung up on while still sending is what is looked for
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    said: () => said,
    async untilClosed() {
      await closed
      return said
    },
  }
}

/** Sends one message and reads until the server closes the connection. */
export function sendRaw(port: number, lines: readonly string[], body: string | Uint8Array = ''): Promise<string> {
  const connection = openRaw(port)
  connection.socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  connection.socket.write(body)
  return connection.untilClosed()
}

/** Sends pieces of a chunked body until the server disconnects or `maxBytes` are sent; returns how many bytes it accepted. */
export async function sendWithoutEnd(
  { socket }: RawConnection,
  head: readonly string[],
  maxBytes: number,
): Promise<number> {
  const piece = Buffer.alloc(64 * 1024, 'a')
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
  socket.write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`)
  let sent = 0
  while (sent < maxBytes && socket.writable) {
    sent += piece.length
    if (!socket.write(chunk)) await untilWritable(socket)
  }
  return sent
}

function untilWritable(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      socket.off('drain', goOn).off('close', goOn)
      resolve()
    }
    socket.on('drain', goOn).on('close', goOn)
  })
}

/** The headers with which a client may change something. */
export async function credentialsOf(client: TestClient): Promise<readonly string[]> {
  if (!client.cookies.has('XSRF-TOKEN')) await client.fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = `X-XSRF-TOKEN: ${client.cookies.get('XSRF-TOKEN')}`
  return ['Host: localhost', `Cookie: ${cookie}`, token, 'X-Requested-With: XMLHttpRequest']
}

/** Its status and its error's code; null for one without an answer. */
export function refusalIn(said: string): readonly [number, string] | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1]
  return status === undefined ? null : [Number(status), /"code":"([^"]+)"/.exec(said)?.[1] ?? '']
}
