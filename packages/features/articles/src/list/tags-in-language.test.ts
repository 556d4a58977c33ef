import { expect, it } from 'vitest'
import { tagsInLanguage } from './tags-in-language.ts'

const articles = [
  { tag: [{ name: '中山道' }, { name: 'Hiking' }, { name: '2026' }] },
  { tag: [{ name: 'Hiking' }, { name: 'JR線' }] },
]

it.each([
  ['ja', ['中山道', '2026', 'JR線']],
  ['en-us', ['Hiking', '2026']],
] as const)('%s readers get tags that they understand, each once', (locale, tags) => {
  expect(tagsInLanguage(articles, locale)).toEqual(tags)
})
