import { expect, it } from 'vitest'
import { tagKey } from './search-text.ts'

it.each([
  ['Ｈｉｋｉｎｇ', 'hiking'],
  [' HIKING ', 'hiking'],
  ['ハイキング', 'ハイキング'],
])('takes the tag %j for %j', (name, key) => {
  expect(tagKey(name)).toBe(key)
})
