import { expect, it } from 'vitest'
import { searchTerms, tokensOfText } from './text-tokens.ts'

it.each([
  ['旧街道', ['旧', '街', '道', '旧街', '街道', '旧街道']],
  ['峠みち沿い', ['峠', '沿', '峠み', 'みち', 'ち沿', '沿い', '峠みち', 'みち沿', 'ち沿い']],
  ['みち', ['みち']],
  ['jr', ['^jr']],
  ['walk', ['^wa', '^wal', '^walk']],
  ['gpx道', ['^gp', '^gpx', '道']],
])('cuts %j into tokens', (text, tokens) => {
  expect(tokensOfText(text)).toEqual(tokens)
})

it.each([
  ['街道', [['街道'], true]],
  ['峠', [['峠'], true]],
  ['旧街道', [['旧街道'], true]],
  ['旧街道沿', [['旧街道', '街道沿'], false]],
  ['jr', [['^jr'], true]],
  ['walks', [['^walk'], true]],
  ['walking', [['^walk'], true]],
  ['running', [['^run'], true]],
  ['pass', [['^pass'], true]],
  ['mountain', [['^mountain'], true]],
  ['international', [['^internat'], false]],
  ['gpx道', [['^gpx', '道'], false]],
  ['2日', [['日'], false]],
  ['256号線', [['^256', '号線'], false]],
  ['trail案内', [['^trai', '案内'], false]],
])('looks for %j by tokens, and says whether they are all of it', (text, [tokens, isExact]) => {
  expect(searchTerms(text)).toEqual([expect.objectContaining({ tokens, isExact })])
})

it.each(['a', 'き', ''])('does not look for %j', (text) => {
  expect(searchTerms(text)).toBeNull()
})

it('leaves a letter beside words out', () => {
  expect(searchTerms('山道 a')?.map(({ text }) => text)).toEqual(['山道'])
})

it('finds every word by tokens that its text has', () => {
  for (const word of ['hiking', 'stories', 'とうげみち', '御嶽山', 'gpx道', '2026年']) {
    const indexed = new Set(tokensOfText(word))
    const [term] = searchTerms(word) ?? []
    expect(
      term?.tokens.every((token) => indexed.has(token)),
      word,
    ).toBe(true)
  }
})
