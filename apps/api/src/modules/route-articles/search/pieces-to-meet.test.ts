import { expect, it } from 'vitest'
import { piecesToMeet } from './pieces-to-meet.ts'
import { tokenFrequencies } from './token-frequencies.ts'
import { soughtWords } from './word-pieces.ts'

const FREQUENCIES = tokenFrequencies(
  new Map([
    ['とうげ', 0.4],
    ['めぐり', 0.37],
    ['旧街道', 0.3],
    ['街道沿', 0.25],
    ['道沿い', 0.25],
    ['^internatio', 0.05],
  ]),
)
const met = (text: string) => piecesToMeet(soughtWords(text) ?? [], FREQUENCIES).toSorted()

it('leaves common pieces out where rarer ones remain', () => {
  expect(met('とうげ岬めぐり山')).toEqual(['うげ岬', 'ぐり山', 'げ岬め', '岬めぐ'])
})

it('keeps a common piece where a single rarer one would leave too many texts to compare', () => {
  expect(met('とうげ岬')).toEqual(['うげ岬', 'とうげ'])
})

it('keeps common pieces where none is rare', () => {
  expect(met('旧街道沿い')).toEqual(['旧街道', '街道沿', '道沿い'])
})

it('keeps the pieces of words whose text is not compared, even where others have them too', () => {
  expect(met('めぐり とうげ岬めぐり山')).toEqual(['うげ岬', 'ぐり山', 'げ岬め', 'めぐり', '岬めぐ'])
})

it('keeps what is left of a long word when there is nothing rarer', () => {
  expect(met('international')).toEqual(['^internatio'])
})

it('keeps all pieces when nothing is known of them', () => {
  const words = soughtWords('とうげ岬めぐり山 峠') ?? []
  expect(piecesToMeet(words, null)).toEqual(words.flatMap(({ pieces }) => pieces))
})
