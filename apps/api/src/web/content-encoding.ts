import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** The shortest that the client takes. */
export function chooseEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (BROTLI.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'identity'
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses on another thread. Brotli's quality goes from 0 to 11. */
export async function compressTo(encoding: Encoding, raw: Buffer, brotliQuality: number): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    case 'gzip':
      return compressGzip(raw)
    case 'identity':
      return raw
  }
}
