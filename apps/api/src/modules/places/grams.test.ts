import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningQuery, gramsOfName, gramsOfOtherName, insideQuery, wholeQuery } from './grams.ts'

const name = fc.string({ unit: fc.constantFrom(...'abcxyz0松本市長野まつもとー'), minLength: 1, maxLength: 12 })
const part = name.chain((text) =>
  fc
    .tuple(fc.nat([...text].length - 1), fc.nat([...text].length - 1))
    .map(([a, b]) => ({ text, part: [...text].slice(Math.min(a, b), Math.max(a, b) + 1).join('') })),
)
const has = (held: readonly string[], queried: readonly string[]) => queried.every((gram) => held.includes(gram))

describe('the index entries of a name', () => {
  it('find it by whatever is in it', () => {
    fc.assert(
      fc.property(part, ({ text, part }) => {
        const query = insideQuery(part)
        if (query) expect(has(gramsOfName(text, 0), query.grams)).toBe(true)
        if (query) expect(has(gramsOfOtherName(text), query.grams)).toBe(true)
      }),
    )
  })

  it('find a well-known place by whatever it begins with', () => {
    fc.assert(
      fc.property(name, fc.nat(11), (text, length) => {
        const beginning = [...text].slice(0, length + 1).join('')
        expect(has(gramsOfName(text, 100_000), beginningQuery(beginning).grams)).toBe(true)
      }),
    )
  })

  it('find nothing else where they promise to be exact', () => {
    fc.assert(
      fc.property(name, name, (text, queried) => {
        const [inside, beginning] = [insideQuery(queried), beginningQuery(queried)]
        if (inside?.isExact && has(gramsOfName(text, 100_000), inside.grams)) expect(text).toContain(queried)
        if (beginning.isExact && has(gramsOfName(text, 100_000), beginning.grams)) {
          expect(text.startsWith(queried)).toBe(true)
        }
      }),
    )
  })

  it('find a small place by one or two letters only where its name has no more', () => {
    expect(gramsOfName('narai', 1_000)).not.toEqual(expect.arrayContaining(['^na']))
    expect(gramsOfName('narai', 10_000)).toEqual(expect.arrayContaining(['^na', '^nar']))
    expect(gramsOfName('narai', 100_000)).toEqual(expect.arrayContaining(['^n', '^na', '^nar']))
    expect(gramsOfName('au', 100)).toEqual(['^au'])
    expect(gramsOfName('松本', 100)).toEqual(expect.arrayContaining(['^松', '^松本', '松本', '松']))
  })

  it('find a name in another language by its beginning only as a whole', () => {
    expect(has(gramsOfOtherName('wien'), wholeQuery('wien').grams)).toBe(true)
    expect(has(gramsOfOtherName('wien'), beginningQuery('wie').grams)).toBe(false)
  })
})

it('does not look inside names for a letter or two of an alphabet', () => {
  expect(['m', 'ma', 'ま'].map(insideQuery)).toEqual([null, null, null])
  expect(['松', 'まつ', 'mat'].map((text) => insideQuery(text)?.isExact)).toEqual([true, true, true])
})
