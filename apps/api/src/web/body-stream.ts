import { pipeline, Readable, Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/app-error.ts'

/** Forms of pages; files go to the API. */
const MAX_BYTES = 1024 * 1024

/** Leaves bodies unread for the web build. Fastify's own limit does not see streams, so bytes are counted as they pass. */
export function keepBodyAsStream(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
      done(new AppError('request.too_large'))
      return
    }
    let seen = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        seen += chunk.length
        next(seen > MAX_BYTES ? new AppError('request.too_large') : null, chunk)
      },
    })
    pipeline(payload, counted, () => {}) // who reads `counted` is told of failures
    done(null, Readable.toWeb(counted))
  })
}
