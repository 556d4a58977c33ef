import { expect, it } from 'vitest'
import { mapPadding, profileCover } from './map-padding.ts'

it.each([
  ['no line', false, false, 60],
  ['an open profile', true, false, 190],
  ['a folded profile, as on a telephone laid on its side', true, true, 98],
])('keeps clear of what the lower edge holds: %s', (_title, hasProfile, isCollapsed, bottom) => {
  expect(mapPadding('compact', { profile: profileCover(hasProfile, isCollapsed) }).bottom).toBe(bottom)
})

it('leaves room for notices above on a desktop, below on a phone', () => {
  const quiet = { profile: 'none' } as const
  const [desktop, phone] = [mapPadding('wide', quiet), mapPadding('phone', quiet)]
  expect(mapPadding('wide', { ...quiet, noticeCount: 2 }).top - desktop.top).toBe(168)
  expect(mapPadding('phone', { ...quiet, noticeCount: 2 }).bottom - phone.bottom).toBe(168)
})

it('brings points into view beside their list', () => {
  const open = { profile: 'none', hasVertexList: true } as const
  expect(mapPadding('wide', open).right).toBeGreaterThan(400)
  expect(mapPadding('phone', open).bottom).toBeGreaterThan(500)
})

it('leaves most of the little height that a phone on its side has', () => {
  const { top, bottom } = mapPadding('phone', { profile: 'none', isBeside: true })
  expect(top + bottom).toBeLessThan(330 / 2)
})
