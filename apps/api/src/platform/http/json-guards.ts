import type { FieldProblem } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** Deeper than anything the product stores, shallower than any recursion limit. */
const MAX_DEPTH = 64

/** Accepts JSON alone (no `text/plain`, which any site's form can post) and refuses values no table can hold. */
export function guardJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addHook('preValidation', async ({ routeOptions, body, query, params }) => {
    if (!routeOptions.config.endpoint) return
    for (const part of [body, query, params]) {
      const problem = findUnstorable(part)
      if (problem) throw new AppError('request.invalid', {}, { fields: [problem] })
    }
  })
}

interface Visit {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

/**
 * The first text PostgreSQL cannot store (NUL, half of a surrogate pair) or nesting beyond {@link MAX_DEPTH}. Walks with a
 * stack of its own: hostile nesting must not exhaust the real one.
 */
export function findUnstorable(root: unknown): FieldProblem | null {
  const stack: Visit[] = [{ value: root, path: '', depth: 0 }]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, path, depth } = visit
    if (typeof value === 'string') {
      if (!isStorable(value)) return { field: path, rule: 'text' }
      continue
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    if (depth >= MAX_DEPTH) return { field: path, rule: 'depth', params: { limit: MAX_DEPTH } }
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return { field: path, rule: 'text' }
      if (typeof inner === 'number' || typeof inner === 'boolean') continue
      stack.push({ value: inner, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
  return null
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
