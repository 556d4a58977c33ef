import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compressTo, type Encoding } from './content-encoding.ts'
import { SERVICE_WORKER } from './serve-worker-remover.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'])
const BROTLI_QUALITY = 9

/**
 * Serves the files of the web build. Every file gets a route of its own, so no request can name another one. Each is
 * compressed once, when first asked for, and kept.
 *
 * @param without addresses that another route answers.
 */
export function serveStaticFiles(app: FastifyInstance, folder: string, without: readonly string[] = []): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const url = `/${relative(folder, file).split(sep).join('/')}`
    if (without.includes(url)) continue
    const answers = new Map<Encoding, Promise<StaticAnswer>>()
    app.get(url, { schema: { hide: true }, compress: false }, async (request, reply) => {
      const encoding = COMPRESSED.has(extname(file)) ? chooseEncoding(request) : 'identity'
      const answer = answers.get(encoding) ?? prepare(file, encoding)
      answers.set(encoding, answer)
      return send(request, reply, await answer, cacheControlOf(url))
    })
  }
}

function cacheControlOf(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable' // names hold a hash of what is in the file
  // Browsers must find a new version at once.
  return url === SERVICE_WORKER ? 'no-cache' : 'public, max-age=3600'
}

interface StaticAnswer {
  readonly body: Buffer
  readonly type: string
  readonly encoding: Encoding
  readonly etag: string
}

async function prepare(file: string, encoding: Encoding): Promise<StaticAnswer> {
  const raw = await readFile(file)
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 16)
  return {
    body: await compressTo(encoding, raw, BROTLI_QUALITY),
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    encoding,
    etag: `"${hash}-${encoding}"`,
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: StaticAnswer, cacheControl: string): FastifyReply {
  reply.headers({ 'cache-control': cacheControl, etag: answer.etag, vary: 'accept-encoding' }).type(answer.type)
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  if (answer.encoding !== 'identity') reply.header('content-encoding', answer.encoding)
  return reply.send(answer.body)
}
