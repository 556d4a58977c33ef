import { expect, it } from 'vitest'
import { spellings } from './spellings.ts'

it.each([
  ['沢登り', ['澤登り']],
  ['澤登り', ['沢登り']],
  ['渡辺の沢', ['渡邊の沢', '渡邉の澤']],
  ['ハイキング', ['はいきんぐ']],
  ['はいきんぐ', ['ハイキング']],
  ['hiking', []],
])('writes %s also as %j, itself first', (text, others) => {
  const all = spellings(text)
  expect(all[0]).toBe(text)
  expect(all).toEqual(expect.arrayContaining(others))
  expect(new Set(all).size).toBe(all.length)
})

it('gives no more than twelve', () => {
  expect(spellings('渡辺斉崎沢島竜浜').length).toBe(12)
})
