import { expect, it } from 'vitest'
import { createAskLimit } from './ask-limit.ts'

it('[F62] lets each ask so many times a window', () => {
  const count = createAskLimit({ windowMs: 60_000, maxAskers: 10 })
  for (let asked = 0; asked < 3; asked++) count('walker', 3)
  expect(() => count('walker', 3)).toThrow(
    expect.objectContaining({ code: 'request.too_many', params: { seconds: expect.any(Number) } }),
  )
  expect(() => count('driver', 3)).not.toThrow()
})

it('begins anew after the window', async () => {
  const count = createAskLimit({ windowMs: 1, maxAskers: 10 })
  count('walker', 1)
  await expect.poll(() => isLet(() => count('walker', 1))).toBe(true)
})

it('remembers only so many', () => {
  const count = createAskLimit({ windowMs: 60_000, maxAskers: 2 })
  for (const asker of ['a', 'b', 'c']) count(asker, 1)
  expect(isLet(() => count('a', 1))).toBe(true)
  expect(isLet(() => count('c', 1))).toBe(false)
})

function isLet(ask: () => void): boolean {
  try {
    ask()
    return true
  } catch {
    return false
  }
}
