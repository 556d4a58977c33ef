// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { bundleProgress } from './bundle-progress.ts'

const file = (name = 'routes.zip', lastModified = 1) => new File(['zip'], name, { lastModified })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

function broken() {
  const progress = bundleProgress(file(), 1)
  progress.addresses.set('a.jpg', '/files/new-a.jpg')
  progress.keys.set('one', 'key')
  progress.created.set('one', { id: 7, missing: 0, foreign: 0 })
  progress.save()
}

it('goes on where it stopped when the file is chosen again, after the tab was closed too', () => {
  broken()
  const { addresses, keys, created } = bundleProgress(file(), 1)
  expect([...addresses, ...keys, ...created]).toEqual([
    ['a.jpg', '/files/new-a.jpg'],
    ['one', 'key'],
    ['one', { id: 7, missing: 0, foreign: 0 }],
  ])
})

it.each([
  ['another file', file('other.zip'), 1],
  ['a file that was changed', file('routes.zip', 2), 1],
  ['the file of somebody else', file(), 2],
])('begins anew with %s', (_, other, userId) => {
  broken()
  expect(bundleProgress(other, userId).addresses.size).toBe(0)
})

it('begins anew when it is done', () => {
  broken()
  bundleProgress(file(), 1).forget()
  expect(bundleProgress(file(), 1).created.size).toBe(0)
})

it.each(['{', '[]', '"text"', '{"file":"x","addresses":3}'])('does without what the device has as %s', (text) => {
  localStorage.setItem('mishiori-bundle-progress', text)
  expect(bundleProgress(file(), 1).keys.size).toBe(0)
})

it('does without a device that keeps anything', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(broken).not.toThrow()
})
