// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepPrivacy, keptPrivacy, NO_PRIVACY } from './kept-privacy.ts'
import { joinPrivacy } from './privacy.ts'

const home = { name: '自宅', center: [139.7, 35.7], radiusMeters: 500 } as const
const part = { startMs: 1000, endMs: 2000 }
const privacy = { hidden: [home], dropped: [part] }

beforeEach(() => localStorage.clear())

it('is there at the next import of the same person, and of nobody else', () => {
  expect(keepPrivacy(7, privacy)).toBe(true)
  expect(keptPrivacy(7)).toEqual(privacy)
  expect(keptPrivacy(8)).toEqual(NO_PRIVACY)
  expect(keptPrivacy(null)).toEqual(NO_PRIVACY)
})

it('is gone once nothing is hidden any more', () => {
  keepPrivacy(7, privacy)
  keepPrivacy(7, NO_PRIVACY)
  expect([keptPrivacy(7), localStorage.length]).toEqual([NO_PRIVACY, 0])
})

it('is not kept of a visitor', () => {
  expect([keepPrivacy(null, privacy), localStorage.length]).toEqual([false, 0])
})

it.each(['{', '7', '{"hidden":[{"name":"x","center":[1],"radiusMeters":2},7],"dropped":[{"startMs":"1"}]}'])(
  'is nothing where the device has %s',
  (text) => {
    localStorage.setItem('mishiori-timeline-privacy-7', text)
    expect(keptPrivacy(7)).toEqual(NO_PRIVACY)
  },
)

it('says where the device keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepPrivacy(7, privacy)).toBe(false)
})

it('joins what was hidden before a log-in with what is kept, by the larger circles', () => {
  const larger = { ...home, radiusMeters: 1000 }
  expect(joinPrivacy(privacy, { hidden: [larger], dropped: [part, { startMs: 5, endMs: 6 }] })).toEqual({
    hidden: [larger],
    dropped: [part, { startMs: 5, endMs: 6 }],
  })
})
