import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexRow } from './index-row.ts'
import { type Slice, type SliceOrder, slicesOf } from './slices.ts'

const NOTHING = {
  titles: [],
  tags: [],
  place: '',
  text: '',
  tagKeys: [],
  hasPhotos: false,
  languages: [],
  mapTokens: [],
  anchor: null,
  outline: null,
}

interface Counted {
  readonly id: number
  readonly favoriteCount: number
  readonly copyCount: number
}

/** The slices that an article is found in. */
function indexesOf(slices: readonly Slice[], article: Counted): readonly number[] {
  const tokens = new Set(indexRow(NOTHING, { ...article, distanceKm: null }).tokens)
  return [...slices.entries()]
    .filter(([, { oneOf }]) => !oneOf || oneOf.some((token) => tokens.has(token)))
    .filter(([, { also, below }]) => (also === null || tokens.has(also)) && article.id < below)
    .map(([index]) => index)
}

const newestIds = fc.integer({ min: 1, max: 2 ** 27 })
const articleUpTo = (newestId: number): fc.Arbitrary<Counted> =>
  fc.record({ id: fc.integer({ min: 1, max: newestId }), favoriteCount: fc.nat(3_000_000), copyCount: fc.nat(5) })

it.each<SliceOrder>(['created_at', 'favorite_count', 'copy_count'])('has every article once, by %s', (order) => {
  const cases = newestIds.chain((newestId) => fc.tuple(fc.constant(newestId), articleUpTo(newestId)))
  fc.assert(
    fc.property(cases, ([newestId, article]) => {
      expect(indexesOf(slicesOf(order, newestId), article)).toHaveLength(1)
    }),
  )
})

it('has newer articles in the same slice as older ones or before', () => {
  const cases = newestIds.chain((newestId) =>
    fc.tuple(fc.constant(newestId), articleUpTo(newestId), articleUpTo(newestId)),
  )
  fc.assert(
    fc.property(cases, ([newestId, one, other]) => {
      const slices = slicesOf('created_at', newestId)
      const [newer, older] = one.id > other.id ? [one, other] : [other, one]
      expect(indexesOf(slices, newer)[0]).toBeLessThanOrEqual(indexesOf(slices, older)[0] ?? -1)
    }),
  )
})

it('has better liked articles in the same slice as others or before', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      const slices = slicesOf('favorite_count', 9)
      const at = (favoriteCount: number) => indexesOf(slices, { id: 5, favoriteCount, copyCount: 0 })[0] ?? -1
      expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)))
    }),
  )
})
