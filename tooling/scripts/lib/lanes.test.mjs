import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes } from './lanes.mjs'

test('neighbours that may run beside each other do, two at a time; the others wait for them', async () => {
  const checks = [
    { name: 'build' },
    { name: 'a', beside: true },
    { name: 'b', beside: true },
    { name: 'c', beside: true },
    { name: 'end' },
  ]
  const running = new Set()
  const seen = []
  const results = await inLanes(checks, async ({ name }, isBeside) => {
    running.add(name)
    seen.push([...running].join('+'))
    for (let turns = 0; turns < (name === 'a' ? 5 : 1); turns++) await turn()
    running.delete(name)
    return `${name}${isBeside ? ' beside' : ''}`
  })
  expect(seen).toEqual(['build', 'a', 'a+b', 'a+c', 'end'])
  expect(results).toEqual(['build', 'a beside', 'b beside', 'c beside', 'end'])
})

test('a check without neighbours has the terminal for itself', async () => {
  expect(await inLanes([{ beside: true }], async (_, isBeside) => isBeside)).toEqual([false])
})
