import type { Socket } from 'node:net'
import { AppError } from '../../app-error.ts'

/** Answers what never became a request: too slow, too large or no HTTP at all. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = new AppError(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.timeout' : 'request.malformed')
  const body = JSON.stringify(refusal.toBody())
  const head = [
    `HTTP/1.1 ${refusal.status} ${refusal.status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
