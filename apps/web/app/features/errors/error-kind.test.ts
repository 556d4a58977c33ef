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
  [503, null, 'unavailable'],
  [500, null, 'serverError'],
  [502, null, 'serverError'],
])('shows %i %j as %s', (status, data, kind) => {
  expect(errorKind(response(status, data))).toBe(kind)
})

it('shows anything thrown by code as a fault of ours', () => {
  expect(errorKind(new Error('boom'))).toBe('serverError')
})
