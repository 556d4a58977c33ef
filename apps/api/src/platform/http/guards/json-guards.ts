import { type FieldProblem, isStorableText, tidyBySchema } from '@repo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'

/** Bytes of JSON that are parsed by the thread with the socket. */
const PARSED_AT_ONCE = 64 * 1024

/** Deeper than anything the product stores, shallower than any recursion limit. */
const MAX_DEPTH = 64

/**
 * Accepts JSON alone (no `text/plain`, which any site's form can post) and refuses what would not be read back as it was sent.
 *
 * @param forwardsLarge whether large bodies are left to another thread.
 */
export function guardJson(app: FastifyInstance, { forwardsLarge }: { readonly forwardsLarge: boolean }): void {
  app.decorateRequest('largeBody', null)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (forwardsLarge && bytes.length > PARSED_AT_ONCE) {
      request.largeBody = bytes
      return done(null)
    }
    try {
      parse(request, readText(bytes), done)
    } catch (error) {
      done(error instanceof Error ? error : null)
    }
  })
  app.addHook('preValidation', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    const problem = findProblem(request)
    if (problem) throw new AppError('request.invalid', {}, { fields: [problem] })
    // Before the validation, so that a text without anything to see is as short as it looks.
    if (endpoint.body && endpoint.bodyKind !== 'multipart') request.body = tidyBySchema(endpoint.body, request.body)
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws {AppError} before anything is made of bytes that are no text, or of nesting that is deeper than any. */
function readText(bytes: Buffer): string {
  if (exceedsDepth(bytes, MAX_DEPTH)) {
    throw invalid({ field: '', rule: 'depth', params: { limit: MAX_DEPTH } })
  }
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid({ field: '', rule: 'encoding' })
  }
}

const invalid = (problem: FieldProblem) => new AppError('request.invalid', {}, { fields: [problem] })

function findProblem({ body, query, params }: FastifyRequest): FieldProblem | null {
  return findText(body, isStorableText) ?? findText(query, isSearchable) ?? findText(params, isSearchable)
}

/** What is only looked for need not be storable, but PostgreSQL must be able to take it. */
const isSearchable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** The path of the first text, as value or as key, that is not `allowed`. Nesting was limited before. */
function findText(value: unknown, allowed: (text: string) => boolean): FieldProblem | null {
  if (typeof value === 'string') return allowed(value) ? null : { field: '', rule: 'text' }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const problem = findText(value[at], allowed)
      if (problem) return within(String(at), problem)
    }
    return null
  }
  for (const [key, inner] of Object.entries(value)) {
    if (!allowed(key)) return { field: '', rule: 'text' }
    const problem = findText(inner, allowed)
    if (problem) return within(key, problem)
  }
  return null
}

const within = (key: string, { field, rule }: FieldProblem): FieldProblem => ({
  field: field === '' ? key : `${key}.${field}`,
  rule,
})

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENS = new Set([0x5b, 0x7b])
const CLOSES = new Set([0x5d, 0x7d])

/** Whether arrays and objects are nested deeper than `max`. Looks only as far as needed, before anything is parsed. */
export function exceedsDepth(json: Buffer, max: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (byte === QUOTE) at = endOfText(json, at)
    else if (OPENS.has(byte)) {
      depth += 1
      if (depth > max) return true
    } else if (CLOSES.has(byte)) depth -= 1
  }
  return false
}

/** Where the quotation mark is that ends a text; the last byte when there is none. */
function endOfText(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return json.length
}
