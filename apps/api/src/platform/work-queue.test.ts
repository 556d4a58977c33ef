import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** Tasks that end on demand. */
function tasks() {
  const jobs: { end: () => void; fail: () => void }[] = []
  const task = () =>
    new Promise<string>((resolve, reject) =>
      jobs.push({ end: () => resolve('done'), fail: () => reject(new Error('failed')) }),
    )
  return { jobs, task }
}

it('[A2] does so many at once, lets so many wait and refuses the next', async () => {
  const queue = createWorkQueue({ atWork: 2, maxWaiting: 1 })
  const { jobs, task } = tasks()
  const [one, two, three] = [queue(task), queue(task), queue(task)]
  await expect(queue(task)).rejects.toMatchObject({ code: 'request.too_many', params: { seconds: 5 } })
  expect(jobs).toHaveLength(2)
  jobs[0]?.fail()
  await expect(one).rejects.toThrow('failed')
  await expect.poll(() => jobs.length).toBe(3)
  const four = queue(task)
  for (const { end } of jobs) end()
  await expect.poll(() => jobs.length).toBe(4)
  jobs[3]?.end()
  expect(await Promise.all([two, three, four])).toEqual(['done', 'done', 'done'])
})

it('lets nobody wait where nobody may', async () => {
  const queue = createWorkQueue({ atWork: 1, maxWaiting: 0 })
  const { jobs, task } = tasks()
  const first = queue(task)
  await expect(queue(task)).rejects.toMatchObject({ code: 'request.too_many' })
  jobs[0]?.end()
  expect(await first).toBe('done')
  const next = queue(task)
  jobs[1]?.end()
  expect(await next).toBe('done')
})
