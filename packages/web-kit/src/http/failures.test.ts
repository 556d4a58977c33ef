import { expect, it } from 'vitest'
import { toApiError } from './failures.ts'

const response = (status: number, data: unknown = '') => ({ status, statusText: '', internal: false, data })

it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'takes “%s” for a lost network',
  (message) => {
    expect(toApiError(new TypeError(message))).toEqual({ code: 'network' })
  },
)

it.each([
  ['what the server hides of its fault', new Error('Unexpected Server Error'), 'server.unexpected'],
  ['a fault of the type of ours', new TypeError('Unexpected Server Error'), 'server.unexpected'],
  [
    'a part of the program that is gone',
    new TypeError('Failed to fetch dynamically imported module: x'),
    'server.unexpected',
  ],
  ['500', response(500), 'server.unexpected'],
  ['502 of a proxy', response(502, '<html>'), 'server.unexpected'],
  ['503 of a proxy', response(503, 'down'), 'server.unavailable'],
  ['a maintenance', response(503, '{"error":{"code":"server.maintenance"}}'), 'server.maintenance'],
  ['too many requests', response(429), 'request.too_many'],
  ['a code of an error page', response(500, { code: 'server.busy' }), 'server.busy'],
  ['a code that nobody knows', response(500, { code: 'x' }), 'server.unexpected'],
  ['404', response(404), 'request.not_found'],
  ['400', response(400), 'request.malformed'],
])('does not take %s for one', (_, error, code) => {
  expect(toApiError(error)).toEqual({ code })
})

it('lets a redirect pass', () => {
  const redirect = new Response(null, { status: 302 })
  let thrown: unknown
  try {
    toApiError(redirect)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBe(redirect)
})
