import { expect, it } from 'vitest'
import { addTags } from './tag-list.ts'

const limits = { count: 3, length: 5 }

it.each([
  ['adds one tag, trimmed', [], ' 紅葉 ', ['紅葉'], null],
  ['adds several at once', ['紅葉'], '日帰り、古道', ['紅葉', '日帰り', '古道'], null],
  ['ignores empty parts', [], '、,', [], null],
  ['refuses a tag that is there', ['紅葉'], '紅葉', ['紅葉'], 'duplicate'],
  ['takes as many as allowed and no more', ['a'], 'b,c,d', ['a', 'b', 'c'], 'tooMany'],
  ['takes a tag of exactly the longest length', [], 'abcde', ['abcde'], null],
  ['refuses one character more', [], 'abcdef', [], 'tooLong'],
  ['counts an emoji as one character', [], '🗻🗻🗻🗻🗻', ['🗻🗻🗻🗻🗻'], null],
])('%s', (_title, tags, text, expected, problem) => {
  expect(addTags(tags, text, limits)).toEqual({ tags: expected, problem })
})
