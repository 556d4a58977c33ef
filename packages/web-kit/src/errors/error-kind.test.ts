import { expect, it } from 'vitest'
import { errorKind } from './error-kind.ts'

const response = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })

it.each([
  [404, null, 'notFound'],
  [400, null, 'notFound'],
  [499, null, 'notFound'],
  [429, null, 'tooMany'],
  [503, { code: 'server.maintenance' }, 'maintenance'],
  [503, { code: 'server.unavailable' }, 'unavailable'],
  [503, '{"error":{"code":"server.maintenance"}}', 'maintenance'],
  [503, null, 'unavailable'],
  [503, { code: 'network' }, 'offline'],
  [500, null, 'serverError'],
  [502, null, 'serverError'],
])('shows %i %j as %s', (status, data, kind) => {
  expect(errorKind(response(status, data))).toBe(kind)
})

it('says of a lost network that it is lost, and no more', () => {
  expect(errorKind(new TypeError('Failed to fetch'))).toBe('offline')
  expect(errorKind(new TypeError('x is undefined'))).toBe('serverError')
})

it('shows anything thrown by code as a fault of ours', () => {
  expect(errorKind(new Error('boom'))).toBe('serverError')
})
