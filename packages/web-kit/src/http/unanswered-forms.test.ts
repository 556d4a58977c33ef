import { data, RouterContextProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { keepUnansweredForms, onUnansweredForm } from './unanswered-forms.ts'

const response = (status: number, data: unknown = '') => ({ status, statusText: '', internal: false, data })

interface Sending {
  readonly method?: string
  readonly type?: 'error' | 'data'
  readonly signal?: AbortSignal
}

async function run(result: unknown, { method = 'POST', type = 'error', signal }: Sending = {}) {
  const request = new Request('https://mishiori.example/contact', { method, ...(signal ? { signal } : {}) })
  const context = new RouterContextProvider()
  const args = { request, params: {}, context, pattern: '/contact', url: new URL(request.url) }
  const results = await keepUnansweredForms(args, async () => ({ contact: { type, result } }))
  return results?.contact
}

const heard = vi.fn()
const stop = onUnansweredForm(heard)
afterEach(() => heard.mockClear())

const KEPT = { type: 'data', result: expect.objectContaining({ data: undefined, init: { status: 503 } }) }

it.each([
  ['without an answer', data(new TypeError('Failed to fetch')), 'network'],
  ['that failed', data(new Error('Unexpected Server Error'), 500), 'server.unexpected'],
  ['that a proxy answers for', response(502, '<html>'), 'server.unexpected'],
  ['in maintenance', response(503, { error: { code: 'server.maintenance' } }), 'server.maintenance'],
])('a form of a server %s leaves its page and says why', async (_, thrown, code) => {
  expect(await run(thrown)).toEqual(KEPT)
  expect(heard.mock.calls).toEqual([[{ code }]])
})

it.each([
  ['a redirect', new Response(null, { status: 302 })],
  ['a page that is gone', response(404)],
  ['too many requests', response(429)],
])('%s is an answer', async (_, thrown) => {
  expect(await run(thrown)).toEqual({ type: 'error', result: thrown })
  expect(heard).not.toHaveBeenCalled()
})

it('what an action answers passes, and so do pages that cannot be read and forms that were left', async () => {
  expect(await run('sent', { type: 'data' })).toEqual({ type: 'data', result: 'sent' })
  const lost = new TypeError('Failed to fetch')
  expect(await run(lost, { method: 'GET' })).toEqual({ type: 'error', result: lost })
  expect(await run(lost, { signal: AbortSignal.abort() })).toEqual({ type: 'error', result: lost })
  expect(heard).not.toHaveBeenCalled()
})

it('whoever no longer listens is not told', async () => {
  stop()
  await run(new TypeError('Failed to fetch'))
  expect(heard).not.toHaveBeenCalled()
})
