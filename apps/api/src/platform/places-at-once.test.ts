import { expect, it } from 'vitest'
import { createPlaces } from './places-at-once.ts'

const never = new AbortController().signal

it.each([1, 3])('lets %d in at once, and the next one when somebody leaves', async (count) => {
  const places = createPlaces(count)
  const inside = await Promise.all(Array.from({ length: count }, () => places.enter(never)))
  let isIn = false
  const next = places.enter(never).then((leave) => {
    isIn = true
    return leave
  })
  await new Promise(setImmediate)
  expect(isIn).toBe(false)
  inside.pop()?.()
  inside.push(await next)
  for (const leave of inside) leave()
  // All are free again, and not more than there were.
  await Promise.all(Array.from({ length: count }, () => places.enter(never)))
  await expect(places.enter(AbortSignal.timeout(20))).rejects.toThrow('timeout')
})

it('lets nobody in, nor wait, who had given up before', async () => {
  const places = createPlaces(1)
  const gone = AbortSignal.abort(new Error('given up'))
  await expect(places.enter(gone)).rejects.toThrow('given up')
  const leave = await places.enter(never)
  await expect(places.enter(gone)).rejects.toThrow('given up')
  leave()
  await expect(places.enter(never)).resolves.toBeTypeOf('function')
})

it('lets them in as they came, without those who have given up', async () => {
  const places = createPlaces(1)
  const leave = await places.enter(never)
  const order: string[] = []
  const giveUp = new AbortController()
  const waiting = ['first', 'impatient', 'last'].map((name) =>
    places.enter(name === 'impatient' ? giveUp.signal : never).then((done) => {
      order.push(name)
      done()
    }),
  )
  giveUp.abort(new Error('given up'))
  leave()
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(order).toEqual(['first', 'last'])
})
