import { expect, it } from 'vitest'
import { blockedMs } from './vitals.ts'

it('counts what long tasks take beyond what is not felt, once something can be seen', () => {
  const longTasks = [
    { startTime: 0, duration: 400 },
    { startTime: 450, duration: 100 },
    { startTime: 900, duration: 50 },
    { startTime: 1000, duration: 170 },
  ]
  expect(blockedMs({ paintedAt: 500, longTasks })).toBe(120)
  expect(blockedMs({ paintedAt: 0, longTasks })).toBe(350 + 50 + 120)
})
