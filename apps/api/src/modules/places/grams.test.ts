import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginningsOfName, gramsOfName, gramsOfQuery, isFoundInside } from './grams.ts'

const name = fc.string({ unit: fc.constantFrom(...'abcxyz0松本市長野まつもとー'), minLength: 1, maxLength: 12 })

describe('pieces of names', () => {
  it('has every piece of whatever a name contains', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, start, length) => {
        const letters = [...text]
        const from = start % letters.length
        const part = letters.slice(from, from + 1 + (length % (letters.length - from))).join('')
        fc.pre(isFoundInside(part))
        expect(gramsOfName(text)).toEqual(expect.arrayContaining([...gramsOfQuery(part)]))
      }),
    )
  })

  it('finds a well-known place by whatever it begins with', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, length) => {
        const part = [...text].slice(0, 1 + (length % [...text].length)).join('')
        const held = [...gramsOfName(text), ...beginningsOfName(text, 100_000)]
        expect(held).toEqual(expect.arrayContaining([...gramsOfQuery(part)]))
      }),
    )
  })

  it('asks for a beginning where the letters say too little', () => {
    expect(['m', 'ma', 'ま'].map(gramsOfQuery)).toEqual([['^m'], ['^ma'], ['^ま']])
    expect(['松', 'まつ', 'mat'].map(isFoundInside)).toEqual([true, true, true])
  })

  it('holds the beginnings of small places only where the name has no more', () => {
    expect(beginningsOfName('narai', 1_000)).toEqual([])
    expect(beginningsOfName('narai', 10_000)).toEqual(['^na'])
    expect(beginningsOfName('narai', 100_000)).toEqual(['^n', '^na'])
    expect(beginningsOfName('au', 100)).toEqual(['^au'])
  })
})
