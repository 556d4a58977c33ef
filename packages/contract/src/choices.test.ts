import { expect, it } from 'vitest'
import { tagKey } from './choices.ts'

it.each([
  ['Ｈｉｋｉｎｇ', 'hiking'],
  [' HIKING ', 'hiking'],
  ['ハイキング', 'ハイキング'],
])('takes the tag %j for %j', (name, key) => {
  expect(tagKey(name)).toBe(key)
})
