import { expect, it } from 'vitest'
import { parseIdParam } from './parse-id-param.server.ts'

it.each(['1', '12', '999999999999999'])('takes %s', (id) => {
  expect(parseIdParam(id)).toBe(id)
})

it.each(['abc', '0', '01', '-1', '1.5', '', '1e3', '1000000000000000', '１'])('knows no page %j', (part) => {
  expect(() => parseIdParam(part)).toThrow(expect.objectContaining({ status: 404 }))
})
