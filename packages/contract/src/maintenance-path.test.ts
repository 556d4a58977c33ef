import { expect, it } from 'vitest'
import { maintenancePath } from './maintenance-path.ts'

it.each([
  ['/', '/maintenance'],
  ['/?hl=en-us', '/maintenance?hl=en-us'],
  ['/maintenance?next=%2Fhome', '/maintenance'],
  ['//elsewhere.example', '/maintenance'],
  ['//', '/maintenance'],
  ['/routes/12', '/maintenance?next=%2Froutes%2F12'],
  ['/routes?q=pass&hl=ja', '/maintenance?hl=ja&next=%2Froutes%3Fq%3Dpass%26hl%3Dja'],
])('of %s is %s', (asked, path) => {
  expect(maintenancePath(asked)).toBe(path)
})

it('forgets an address of more than 2,000 characters', () => {
  const asked = (length: number) => `/routes?q=${'a'.repeat(length - 10)}`
  expect(maintenancePath(asked(2000))).toContain('next=')
  expect(maintenancePath(asked(2001))).toBe('/maintenance')
})
