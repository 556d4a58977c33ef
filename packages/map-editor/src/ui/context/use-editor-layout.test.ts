import { expect, it } from 'vitest'
import { layoutOf } from './use-editor-layout.ts'

it.each([
  ['a phone held upright', 390, 770, 'phone'],
  ['a phone that lies on its side', 844, 330, 'phone'],
  ['a large phone that lies on its side', 932, 370, 'phone'],
  ['a tablet held upright', 820, 1100, 'compact'],
  ['a part of a wide page, however low', 1280, 400, 'wide'],
  ['a full page', 1440, 840, 'wide'],
])('arranges its panels for %s', (_, clientWidth, clientHeight, layout) => {
  expect(layoutOf({ clientWidth, clientHeight })).toBe(layout)
})
