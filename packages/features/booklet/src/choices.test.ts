import { expect, it } from 'vitest'
import { defaultPaper, sheetSize } from './choices.ts'

it.each([
  [['ja-JP'], 'ja', 'a4'],
  [['en-US', 'ja-JP'], 'ja', 'letter'],
  [['en-GB'], 'en-us', 'a4'],
  [['fr', 'fr-CA'], 'en-us', 'letter'],
  [['en'], 'en-us', 'letter'],
  [['ja'], 'ja', 'a4'],
  [['not a language'], 'ja', 'a4'],
  [[], 'en-us', 'letter'],
] as const)('whose browser asks for %j prints %s on %s', (languages, locale, paper) => {
  expect(defaultPaper(languages, locale)).toBe(paper)
})

it('turns paper', () => {
  expect(sheetSize({ paper: 'a5', layout: 'landscape' })).toEqual({ widthMm: 210, heightMm: 148 })
})
