import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedItem } from './gallery-node.ts'

describe('movedItem', () => {
  it('puts an entry in another place and keeps the order of the others', () => {
    expect(movedItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(movedItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  })

  it('changes nothing for places outside the list', () => {
    const items = ['a', 'b']
    expect([movedItem(items, 0, 2), movedItem(items, 1, -1), movedItem(items, 5, 0)]).toEqual([items, items, items])
  })

  it('is undone by moving back', () => {
    const places = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(places, places, (from, to) => {
        const items = Array.from({ length: 10 }, (_, index) => index)
        expect(movedItem(movedItem(items, from, to), to, from)).toEqual(items)
      }),
    )
  })
})
