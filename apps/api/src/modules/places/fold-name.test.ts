import { expect, it } from 'vitest'
import { foldName, foldTerms } from './fold-name.ts'

it.each([
  ['Zürich', 'zurich'],
  ['ＭＡＴＳＵＭＯＴＯ', 'matsumoto'],
  ['ﾏﾂﾓﾄ', 'まつもと'],
  ['ﾊﾞｽ', 'ばす'],
  ['ガ', 'が'],
  ['ニューヨーク', 'にゅーよーく'],
  ['サン・ノゼ', 'さんのぜ'],
  ['関ヶ原', '関け原'],
  ['関ケ原', '関け原'],
  ['Den’enchōfu', 'denenchofu'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['長野県 松本市', '長野県松本市'],
  ['100% _\\', '100'],
])('folds %s to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

it('takes words apart at spaces and commas of either language', () => {
  expect(foldTerms(' Matsumoto,　長野、日本 % ')).toEqual(['matsumoto', '長野', '日本'])
})
