import { expect, it } from 'vitest'
import { normalizeForSearch, tagKey } from './search-text.ts'

it.each([
  ['ＡＢＣ　峠', 'abc 峠'],
  ['トリイ', 'とりい'],
  ['ﾄﾘｲ', 'とりい'],
  ['  Golden \n Gate ', 'golden gate'],
])('reads %j as %j when searching', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized)
})

it.each([
  ['Ｈｉｋｉｎｇ', 'hiking'],
  [' HIKING ', 'hiking'],
  ['ハイキング', 'ハイキング'],
])('takes the tag %j for %j', (name, key) => {
  expect(tagKey(name)).toBe(key)
})
