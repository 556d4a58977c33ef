import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexRow } from './index-row.ts'
import { type LineMeasures, MEASURE_ORDERS, rangeTokens } from './measures.ts'
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

const UNMEASURED: LineMeasures = {
  distanceKm: null,
  courseMinutes: null,
  climbMeters: null,
  courseConstant: null,
  isLoop: null,
  lineProfile: null,
  isStairFree: false,
}

interface Counted extends LineMeasures {
  readonly id: number
  readonly favoriteCount: number
  readonly copyCount: number
}

/** The slices that an article is found in. */
function indexesOf(slices: readonly Slice[], article: Counted): readonly number[] {
  const tokens = new Set(indexRow(NOTHING, article).tokens)
  return [...slices.entries()]
    .filter(([, { oneOf }]) => !oneOf || oneOf.some((token) => tokens.has(token)))
    .filter(([, { also, below }]) => (also === null || tokens.has(also)) && article.id < below)
    .map(([index]) => index)
}

const newestIds = fc.integer({ min: 1, max: 2 ** 27 })
const articleUpTo = (newestId: number): fc.Arbitrary<Counted> =>
  fc.record({
    id: fc.integer({ min: 1, max: newestId }),
    favoriteCount: fc.nat(3_000_000),
    copyCount: fc.nat(5),
    distanceKm: fc.option(fc.double({ min: 0, max: 40_000, noNaN: true })),
    courseMinutes: fc.option(fc.integer({ min: 1, max: 100_000 })),
    climbMeters: fc.option(fc.nat(200_000)),
    courseConstant: fc.option(fc.double({ min: 0, max: 10_000, noNaN: true })),
    isLoop: fc.option(fc.boolean()),
    lineProfile: fc.constant(null),
    isStairFree: fc.boolean(),
  })
const BY_MEASURE = ['course_minutes', 'climb_m', 'course_constant'] as const

it.each<SliceOrder>(['created_at', 'favorite_count', 'copy_count', ...BY_MEASURE])(
  'has every article once, by %s',
  (order) => {
    const cases = newestIds.chain((newestId) => fc.tuple(fc.constant(newestId), articleUpTo(newestId)))
    fc.assert(
      fc.property(cases, ([newestId, article]) => {
        expect(indexesOf(slicesOf(order, newestId), article)).toHaveLength(1)
      }),
    )
  },
)

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
      const at = (favoriteCount: number) =>
        indexesOf(slices, { ...UNMEASURED, id: 5, favoriteCount, copyCount: 0 })[0] ?? -1
      expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)))
    }),
  )
})

it.each(BY_MEASURE)(
  'has what comes first by %s in the same slice as others or before, and the unknown last',
  (order) => {
    const { measure, isAscending } = MEASURE_ORDERS[order]
    const cases = newestIds.chain((newestId) =>
      fc.tuple(fc.constant(newestId), articleUpTo(newestId), articleUpTo(newestId)),
    )
    const rankOf = ({ [measure]: value }: Counted) =>
      value === null ? Number.POSITIVE_INFINITY : isAscending ? value : -value
    fc.assert(
      fc.property(cases, ([newestId, one, other]) => {
        const slices = slicesOf(order, newestId)
        const [first, second] = rankOf(one) <= rankOf(other) ? [one, other] : [other, one]
        const [at = -1] = indexesOf(slices, first)
        if (rankOf(first) < rankOf(second)) expect(at).toBeLessThanOrEqual(indexesOf(slices, second)[0] ?? -1)
      }),
    )
  },
)

it.each(BY_MEASURE)('has by %s what lies in a range of that once, and no slice of others', (order) => {
  const { measure } = MEASURE_ORDERS[order]
  const values = fc.tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(5_000))
  fc.assert(
    fc.property(values, articleUpTo(9), (three, article) => {
      const [min = 0, value = 0, max = 0] = three.toSorted((a, b) => a - b)
      const slices = slicesOf(order, 9, { [measure]: { min, max } })
      expect(indexesOf(slices, { ...article, [measure]: value })).toHaveLength(1)
      expect(indexesOf(slices, { ...article, [measure]: null })).toHaveLength(0)
      const asked = new Set(rangeTokens(measure, { min, max }))
      expect(slices.every(({ oneOf }) => oneOf?.every((token) => asked.has(token)))).toBe(true)
    }),
  )
})

it.each(['distanceKm', 'courseMinutes', 'climbMeters', 'courseConstant'] as const)(
  'looks for a range of %s by tokens that whatever lies in it has',
  (measure) => {
    const values = fc.tuple(fc.nat(30_000), fc.nat(30_000), fc.nat(30_000))
    fc.assert(
      fc.property(values, articleUpTo(5), (three, article) => {
        const [min = 0, value = 0, max = 0] = three.toSorted((a, b) => a - b)
        const { tokens } = indexRow(NOTHING, { ...article, [measure]: value })
        const asked = rangeTokens(measure, { min, max })
        expect(tokens.some((token) => asked.includes(token))).toBe(true)
      }),
    )
  },
)
