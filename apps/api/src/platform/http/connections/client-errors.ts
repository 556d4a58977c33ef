import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@repo/contract'
import { AppError } from '../../app-error.ts'

/** What Node calls it. Anything else is no HTTP at all. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too_large',
}

/** Answers what never became a request, with the headers of all answers. */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy()
      return
    }
    const refusal = new AppError(CODES[error.code ?? ''] ?? 'request.malformed')
    const body = JSON.stringify(refusal.toBody({ locale: 'ja' }))
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
}
