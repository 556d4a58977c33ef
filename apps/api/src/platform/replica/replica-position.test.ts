import { expect, it } from 'vitest'
import { createReplicaPosition, parsePosition } from './replica-position.ts'

it('reads positions as PostgreSQL writes them', () => {
  expect(parsePosition('0/0')).toBe(0n)
  expect(parsePosition('0/FFFFFFFF') < parsePosition('1/0')).toBe(true)
  expect(parsePosition('16/B374D848')).toBe(0x16b374d848n)
})

it('knows nothing before it has begun to hear of changes', () => {
  const position = createReplicaPosition()
  position.sample(0)(10n)
  position.replayed(10n)
  expect(position.hasNewestChange()).toBe(false)
  position.changed()
  expect([position.needsSample(), position.hasNewestChange()]).toEqual([true, false])
  position.sample(1)(10n)
  expect([position.needsSample(), position.hasNewestChange()]).toEqual([false, true])
})

it('has the newest change from its position on, not one byte before', () => {
  const position = createReplicaPosition()
  position.changed()
  position.sample(0)(100n)
  for (const [replayed, hasIt] of [
    [99n, false],
    [100n, true],
    [101n, true],
  ] as const) {
    position.replayed(replayed)
    expect(position.hasNewestChange()).toBe(hasIt)
  }
})

it('does not take a position that was asked for before a change for that of the change', () => {
  const position = createReplicaPosition()
  position.changed()
  const answer = position.sample(0)
  position.changed()
  answer(100n)
  position.replayed(100n)
  expect([position.needsSample(), position.hasNewestChange()]).toEqual([true, false])
})

it('is behind since the first moment that it lacks', () => {
  const position = createReplicaPosition()
  for (const [atMs, at] of [
    [1_000, 10n],
    [2_000, 20n],
    [3_000, 30n],
  ] as const)
    position.sample(atMs)(at)
  expect(position.lagMs(3_500)).toBe(2_500)
  position.replayed(15n)
  expect(position.lagMs(3_500)).toBe(1_500)
  position.replayed(30n)
  expect(position.lagMs(3_500)).toBe(0)
})
