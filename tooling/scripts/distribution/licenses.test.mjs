import { expect, it } from 'vitest'
import { packagesOf, writeNotices } from './licenses.mjs'

const REPORTS = [
  { MIT: [{ name: 'b', versions: ['1.0.0', '2.0.0'], paths: ['/b1', '/b2'] }] },
  {
    MIT: [{ name: 'b', versions: ['1.0.0'], paths: ['/b1'] }],
    Unknown: [{ name: 'a', versions: ['3.0.0'], paths: ['/a'] }],
  },
]

it('lists each version of each package once, by name', () => {
  expect(packagesOf(REPORTS)).toEqual([
    { id: 'a@3.0.0', license: 'Unknown', path: '/a' },
    { id: 'b@1.0.0', license: 'MIT', path: '/b1' },
    { id: 'b@2.0.0', license: 'MIT', path: '/b2' },
  ])
})

it('has each text once, with all its packages, and says where there is none', () => {
  const notices = writeNotices(packagesOf(REPORTS), (path) => (path === '/a' ? '' : 'May be copied.'))
  expect(notices).toContain('b@1.0.0\nb@2.0.0\n\nMay be copied.')
  expect(notices).toContain('a@3.0.0\n\nNo text is in the package. It names its licence: Unknown.')
  expect(notices.match(/May be copied/g)).toHaveLength(1)
})
