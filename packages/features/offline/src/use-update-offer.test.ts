import { expect, it } from 'vitest'
import { isAtWork } from './use-update-offer.ts'

it.each([
  '/home/routes/create',
  '/home/routes/12/edit',
  '/en/home/routes/12/edit',
  '/home/routes/create_from_file',
  '/home/routes/record',
  '/routes/12/walk',
  '/routes/12/propose',
  '/try',
  '/offline',
])('does not speak of a new version at %s', (pathname) => expect(isAtWork(pathname)).toBe(true))

it.each(['/', '/home', '/routes/12', '/home/routes/12', '/search/map', '/en/about'])('does at %s', (pathname) =>
  expect(isAtWork(pathname)).toBe(false),
)
