import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveEntry, orderEntries, type PlacedEntry, placeEntry } from './journey-order.ts'

const days = (entries: readonly PlacedEntry[] | null) => entries?.map(({ id, day }) => `${id}@${day}`).join(' ')
const three: readonly PlacedEntry[] = [
  { id: 1, day: 1 },
  { id: 2, day: 1 },
  { id: 3, day: 3 },
]

describe('an added entry', () => {
  it.each([
    [undefined, '1@1 2@1 3@3 9@4'],
    [1, '1@1 2@1 9@1 3@3'],
    [2, '1@1 2@1 9@2 3@3'],
    [3, '1@1 2@1 3@3 9@3'],
    [7, '1@1 2@1 3@3 9@7'],
  ])('of day %s ends it', (day, placed) => {
    expect(days(placeEntry('journey', three, { id: 9, day }))).toBe(placed)
  })

  it('is the last of a collection, whatever its day', () => {
    expect(days(placeEntry('collection', three, { id: 9, day: 1 }))).toBe('1@1 2@1 3@3 9@4')
  })

  it('is on the last day that there may be', () => {
    expect(days(placeEntry('journey', [{ id: 1, day: 1000 }], { id: 9 }))).toBe('1@1000 9@1000')
  })
})

describe('an entry on another day', () => {
  it('ends that one, and stays on its own', () => {
    expect(days(moveEntry('journey', three, { id: 1, day: 3 }))).toBe('2@1 3@3 1@3')
    expect(days(moveEntry('journey', three, { id: 3, day: 1 }))).toBe('1@1 2@1 3@1')
    expect(moveEntry('journey', three, { id: 1, day: 1 })).toBe(three)
    expect(moveEntry('journey', three, { id: 1 })).toBe(three)
    expect(moveEntry('collection', three, { id: 1, day: 3 })).toBe(three)
  })
})

describe('another order', () => {
  it('has all entries with their own days or others', () => {
    expect(days(orderEntries('journey', three, [{ id: 2 }, { id: 3, day: 2 }, { id: 1, day: 2 }]))).toBe('2@1 3@2 1@2')
    expect(days(orderEntries('collection', three, [{ id: 3 }, { id: 2 }, { id: 1 }]))).toBe('3@1 2@1 1@3')
  })

  it.each([
    ['lacks one', [{ id: 1 }, { id: 2 }]],
    ['has one twice', [{ id: 1 }, { id: 1 }, { id: 3 }]],
    ['has a foreign one', [{ id: 1 }, { id: 2 }, { id: 4 }]],
    ['goes back', [{ id: 3 }, { id: 1 }, { id: 2 }]],
  ])('is none where it %s', (_, wanted) => {
    expect(orderEntries('journey', three, wanted)).toBeNull()
  })
})

describe('two tabs', () => {
  /** Moves, additions and removals as two tabs send them, each from the version that it saw last. */
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom('order', 'order', 'order', 'order', 'day', 'add', 'remove'),
    from: fc.nat(99),
    to: fc.nat(99),
    day: fc.integer({ min: 1, max: 12 }),
  })

  it('keep one order in 10,000 random moves: no entry lost or doubled, no day before the last', () => {
    const [steps = []] = fc.sample(fc.array(step, { minLength: 10_000, maxLength: 10_000, size: 'max' }), {
      numRuns: 1,
      seed: 38,
    })
    let stored: readonly PlacedEntry[] = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, day: index + 1 }))
    let version = 1
    let nextId = 31
    let conflicts = 0
    const there = new Set(stored.map(({ id }) => id))
    const seen = [0, 1].map(() => ({ version, entries: stored }))
    for (const { tab, act, from, to, day } of steps) {
      const known = seen[tab] ?? { version, entries: stored }
      const needsVersion = act === 'order' || act === 'day'
      if (needsVersion && known.version !== version) {
        conflicts += 1
        seen[tab] = { version, entries: stored }
        continue
      }
      const moved = known.entries[from % Math.max(1, known.entries.length)]
      if (act === 'add' && there.size < 100) {
        stored = placeEntry('journey', stored, { id: nextId, day })
        there.add(nextId)
        nextId += 1
      } else if (act === 'remove' && moved && there.size > 10) {
        stored = stored.filter(({ id }) => id !== moved.id)
        there.delete(moved.id)
      } else if (act === 'day' && moved) {
        stored = moveEntry('journey', stored, { id: moved.id, day })
      } else if (act === 'order' && moved) {
        const others = known.entries.filter(({ id }) => id !== moved.id)
        const index = to % (others.length + 1)
        const wanted = others.toSpliced(index, 0, { id: moved.id, day: others[index - 1]?.day ?? 1 })
        stored = orderEntries('journey', stored, wanted) ?? []
      }
      version += 1
      seen[tab] = { version, entries: stored }
      expect(stored.length).toBe(there.size)
      expect(new Set(stored.map(({ id }) => id))).toEqual(there)
      expect(stored.every((entry, index) => entry.day >= (stored[index - 1]?.day ?? 1))).toBe(true)
    }
    expect(conflicts).toBeGreaterThan(2000)
  })
})
