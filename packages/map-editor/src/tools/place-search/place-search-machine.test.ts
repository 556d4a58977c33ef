import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { FoundPlace, PlacesAnswer } from '../../core/services.ts'
import { placeSearchMachine } from './place-search-machine.ts'

const at = (name: string, position: Position = [137.8, 35.95]): FoundPlace => ({ id: `test:${name}`, name, position })
const found = (...names: readonly string[]): PlacesAnswer => ({ ok: true, places: names.map((name) => at(name)) })

interface SearchRequest {
  readonly query: string
  readonly signal: AbortSignal
  readonly answer: (answer: PlacesAnswer) => Promise<void>
  readonly break: () => Promise<void>
}

/** A search whose host answers when it is told to, and whose clock stands still until it is moved. */
function searching() {
  const requests: SearchRequest[] = []
  const clock = new SimulatedClock()
  const machine = placeSearchMachine.provide({
    actors: {
      searchPlaces: fromPromise(({ input, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<PlacesAnswer>()
        const settled = () => Promise.resolve().then(() => undefined)
        requests.push({
          query: input.query,
          signal,
          answer: (answer) => {
            resolve(answer)
            return settled()
          },
          break: () => {
            reject(new Error('offline'))
            return settled()
          },
        })
        return promise
      }),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    requests,
    clock,
    state: () => actor.getSnapshot().value,
    names: () => actor.getSnapshot().context.places.map(({ name }) => name),
    problem: () => actor.getSnapshot().context.problem,
    type: (query: string) => actor.send({ type: 'query.set', query }),
    rest: () => clock.increment(300),
  }
}

const settled = (search: ReturnType<typeof searching>, state: string) => expect.poll(search.state).toBe(state)

describe('searching places', () => {
  it('asks once typing rests, without the blanks around the words', () => {
    const search = searching()
    search.type(' 奈')
    search.clock.increment(299)
    search.type(' 奈良井 ')
    search.clock.increment(299)
    expect(search.requests).toEqual([])
    search.clock.increment(1)
    expect(search.requests.map(({ query }) => query)).toEqual(['奈良井'])
  })

  it('asks at once when that is wanted', () => {
    const search = searching()
    search.type('奈良井')
    search.actor.send({ type: 'query.submit' })
    expect(search.requests).toHaveLength(1)
    search.rest()
    expect(search.requests).toHaveLength(1)
  })

  it('asks nothing for blanks, and drops what is being asked when the field is emptied', () => {
    const search = searching()
    search.actor.send({ type: 'query.submit' })
    search.type('  ')
    search.rest()
    expect(search.requests).toEqual([])
    search.type('奈良井')
    search.rest()
    search.type('')
    expect(search.requests[0]?.signal.aborted).toBe(true)
    expect(search.state()).toBe('idle')
  })

  it('shows what was found', async () => {
    const search = searching()
    search.type('奈良井')
    search.rest()
    await search.requests[0]?.answer(found('奈良井宿', '奈良井駅'))
    await settled(search, 'found')
    expect(search.names()).toEqual(['奈良井宿', '奈良井駅'])
  })

  it('never lets an older answer overwrite a newer one, nor answer a newer question', async () => {
    const search = searching()
    search.type('奈')
    search.rest()
    search.type('奈良井')
    search.rest()
    expect(search.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await search.requests[0]?.answer(found('奈良'))
    expect(search.names()).toEqual([])
    await search.requests[1]?.answer(found('奈良井宿'))
    await settled(search, 'found')
    await search.requests[0]?.answer(found('奈良'))
    expect(search.names()).toEqual(['奈良井宿'])
    search.type('奈良井駅')
    expect(search.names()).toEqual([])
  })

  it.each([
    [found(), 'notFound'],
    [{ ok: false, problem: 'notFound' }, 'notFound'],
    [{ ok: false, problem: 'unavailable' }, 'unavailable'],
  ] as const)('says why there is nothing (%#)', async (answer, problem) => {
    const search = searching()
    search.type('どこか')
    search.rest()
    await search.requests[0]?.answer(answer)
    await settled(search, 'failed')
    expect(search.problem()).toBe(problem)
  })

  it('asks again after a failure', async () => {
    const search = searching()
    search.type('奈良井')
    search.rest()
    await search.requests[0]?.break()
    await settled(search, 'failed')
    expect(search.problem()).toBe('unavailable')
    search.actor.send({ type: 'query.submit' })
    expect(search.problem()).toBeNull()
    await search.requests[1]?.answer(found('奈良井宿'))
    await settled(search, 'found')
  })

  it('gives up waiting for an answer that never comes, and does not hear it when it is late', async () => {
    const search = searching()
    search.type('奈良井')
    search.rest()
    search.clock.increment(10_000)
    expect(search.problem()).toBe('unavailable')
    expect(search.requests[0]?.signal.aborted).toBe(true)
    await search.requests[0]?.answer(found('奈良井宿'))
    expect(search.names()).toEqual([])
    expect(search.state()).toBe('failed')
  })

  it('ends what is being asked with its field', () => {
    const search = searching()
    search.type('奈良井')
    search.rest()
    search.actor.stop()
    expect(search.requests[0]?.signal.aborted).toBe(true)
  })
})
