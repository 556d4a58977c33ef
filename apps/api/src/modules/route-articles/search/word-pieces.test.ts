import { expect, it } from 'vitest'
import { piecesOfText, soughtWords } from './word-pieces.ts'

it.each([
  ['旧街道', ['旧', '街', '道', '旧街', '街道', '旧街道']],
  ['峠みち沿い', ['峠', '沿', '峠み', 'みち', 'ち沿', '沿い', '峠みち', 'みち沿', 'ち沿い', '峠みち沿', 'みち沿い']],
  ['みち', ['みち']],
  ['jr', ['^jr']],
  ['walk', ['^wa', '^wal', '^walk']],
  ['gpx道', ['^gp', '^gpx', '道']],
])('cuts %j into pieces', (text, pieces) => {
  expect(piecesOfText(text)).toEqual(pieces)
})

it.each([
  ['街道', [['街道'], true]],
  ['峠', [['峠'], true]],
  ['旧街道', [['旧街道'], true]],
  ['旧街道沿', [['旧街道沿'], true]],
  ['旧街道沿い', [['旧街道沿', '街道沿い'], true]],
  ['jr', [['^jr'], true]],
  ['walks', [['^walk'], true]],
  ['walking', [['^walk'], true]],
  ['running', [['^run'], true]],
  ['pass', [['^pass'], true]],
  ['international', [['^international'], true]],
  ['internationalization', [['^internationaliza'], false]],
  ['gpx道', [['^gpx', '道'], false]],
])('looks for %j by its pieces, and says whether they are all of it', (text, [pieces, isCertain]) => {
  expect(soughtWords(text)).toEqual([expect.objectContaining({ pieces, isCertain })])
})

it.each(['a', 'き', ''])('does not look for %j', (text) => {
  expect(soughtWords(text)).toBeNull()
})

it('leaves a letter beside words out', () => {
  expect(soughtWords('山道 a')?.map(({ text }) => text)).toEqual(['山道'])
})

it('finds every word by pieces that its text has', () => {
  for (const word of ['hiking', 'stories', 'とうげみち', '御嶽山', 'gpx道', '2026年']) {
    const held = new Set(piecesOfText(word))
    const [sought] = soughtWords(word) ?? []
    expect(
      sought?.pieces.every((piece) => held.has(piece)),
      word,
    ).toBe(true)
  }
})
