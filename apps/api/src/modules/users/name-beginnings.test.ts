import { expect, it } from 'vitest'
import { nameBeginnings, soughtBeginnings } from './name-beginnings.ts'

it.each([
  ['渡邊 龍ヶ崎', ['渡辺', '竜が崎', '崎', '渡邉 竜']],
  ['木曽Trail案内', ['木曽', 'trail', 'Trail案内', '案内', '木曽trail']],
  ['Trail木曽', ['trail', '木曽', 'trail木']],
  ['登山2日', ['2日', '登山2', '日']],
  ['mori.ayumi', ['mori', 'ayu']],
  ['𠮷田ヴァン', ['吉田', 'バン']],
])('means %s by each of %j', (name, queries) => {
  const has = new Set(nameBeginnings([name]))
  for (const query of queries)
    expect([query, soughtBeginnings(query).every((word) => has.has(word))]).toEqual([query, true])
})

it('does not mean a Latin word by its middle, wherever it stands', () => {
  const has = new Set(nameBeginnings(['木曽Trail案内', 'rider']))
  expect(['rail', 'ider', 'l案内'].filter((part) => has.has(part))).toEqual([])
})
