import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { scopeRequests } from './http/scope-requests.ts'
import { createTransactionTurns, type TransactionTurns } from './transaction-turns.ts'

const LONG_MS = 60_000

/** Transactions that begin and go on until they are let go. */
function held(turns: TransactionTurns) {
  let begun = 0
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  const hold = () =>
    turns(async () => {
      begun++
      await end
    })
  return { hold, letGo, begun: () => begun }
}

/** Routes whose requests do this. */
function aServer(work: () => Promise<unknown>) {
  const app = Fastify()
  app.decorateRequest('sessionId', '')
  scopeRequests(app)
  for (const path of ['/a/:id', '/b', '/c']) app.post(path, async () => ({ done: (await work()) ?? null }))
  return (url: string) => app.inject({ method: 'POST', url, payload: { some: 'body' } })
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('transactions of requests, on ten connections', () => {
  it('are four at once of one route, and eight in all', async () => {
    const { hold, letGo, begun } = held(createTransactionTurns(10, LONG_MS))
    const post = aServer(hold)
    const answers = [1, 2, 3, 4, 5].map((id) => post(`/a/${id}`))
    await expect.poll(begun).toBe(4)
    answers.push(...Array.from({ length: 5 }, () => post('/b')))
    await expect.poll(begun).toBe(8)
    answers.push(post('/c'))
    await settle()
    expect(begun()).toBe(8)
    letGo()
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(begun()).toBe(11)
  })

  it('are refused when their turn does not come in time, and leave no place taken', async () => {
    const { hold, letGo, begun } = held(createTransactionTurns(1, 50))
    const post = aServer(hold)
    const first = post('/b')
    await expect.poll(begun).toBe(1)
    expect((await post('/b')).json()).toMatchObject({ code: 'server.busy' })
    expect((await post('/c')).json()).toMatchObject({ code: 'server.busy' })
    letGo()
    expect((await first).statusCode).toBe(200)
    expect((await post('/b')).statusCode).toBe(200)
  })

  it('leave no place taken when they fail', async () => {
    const turns = createTransactionTurns(1, 50)
    let isFailing = true
    const post = aServer(() =>
      turns(async () => {
        if (isFailing) throw new Error('refused')
      }),
    )
    expect((await post('/b')).json()).toMatchObject({ message: 'refused' })
    isFailing = false
    expect((await post('/b')).statusCode).toBe(200)
    expect((await post('/c')).statusCode).toBe(200)
  })

  it('may begin another one, which has the turn of the first', async () => {
    const turns = createTransactionTurns(1, 50)
    const post = aServer(() => turns(() => turns(async () => 'both')))
    expect((await post('/b')).json()).toEqual({ done: 'both' })
  })
})

it('transactions of our own work wait for nobody', async () => {
  const { hold, letGo, begun } = held(createTransactionTurns(1, 50))
  const all = Array.from({ length: 5 }, hold)
  await expect.poll(begun).toBe(5)
  letGo()
  await Promise.all(all)
})
