import { expect, it } from 'vitest'
import { countInMemory } from '../../counting/counting.ts'
import { createRequestLimit } from './request-limit.ts'

it('[F62] lets each ask so many times a window', async () => {
  const count = createRequestLimit(countInMemory('requests', 10), 60_000)
  for (let attempt = 0; attempt < 3; attempt++) await count('walker', 3)
  await expect(count('walker', 3)).rejects.toMatchObject({
    code: 'request.too_many',
    params: { seconds: expect.any(Number) },
  })
  await count('driver', 3)
})

it('begins anew after the window', async () => {
  const count = createRequestLimit(countInMemory('requests', 10), 1)
  await count('walker', 1)
  await expect.poll(() => isLet(count('walker', 1))).toBe(true)
})

it('remembers only so many', async () => {
  const count = createRequestLimit(countInMemory('requests', 2), 60_000)
  for (const key of ['a', 'b', 'c']) await count(key, 1)
  expect(await isLet(count('a', 1))).toBe(true)
  expect(await isLet(count('c', 1))).toBe(false)
})

const isLet = (isLetRequest: Promise<void>) =>
  isLetRequest.then(
    () => true,
    () => false,
  )
