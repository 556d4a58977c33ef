import { expect, it } from 'vitest'
import { mapPadding, profileCover } from './covered-edges.ts'

it.each([
  ['no line', false, false, 60],
  ['an open profile', true, false, 190],
  ['a folded profile, as on a telephone laid on its side', true, true, 98],
])('keeps clear of what the lower edge holds: %s', (_title, hasProfile, isCollapsed, bottom) => {
  expect(mapPadding('compact', profileCover(hasProfile, isCollapsed)).bottom).toBe(bottom)
})
