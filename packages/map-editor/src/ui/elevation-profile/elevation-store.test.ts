import type { Position } from '@mishiori/map-document'
import { describe, expect, it, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { ElevationsAnswer } from '../../core/services.ts'
import { aLine } from '../../testing/fixtures.ts'
import { ElevationStore } from './elevation-store.ts'

interface Question {
  readonly positions: readonly Position[]
  readonly signal: AbortSignal
  readonly answer: (answer: ElevationsAnswer) => void
  readonly reject: () => void
}

function aStore() {
  const questions: Question[] = []
  const clock = new SimulatedClock()
  const store = new ElevationStore(
    () =>
      (positions, { signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<ElevationsAnswer>()
        questions.push({ positions, signal, answer: resolve, reject: () => reject(new Error('Nobody is there.')) })
        return promise
      },
    clock,
  )
  const question = (index: number): Question => {
    const pending = questions[index]
    if (!pending) throw new Error(`There was no question ${index}.`)
    return pending
  }
  return { store, clock, questions, question }
}

/** Until what was answered has been heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
/** 10 m at the start and 30 m at the end; nothing is known between. */
function elevationsFor({ positions }: Question, source = 'DEM'): ElevationsAnswer {
  const last = positions.length - 1
  return {
    ok: true,
    elevationsMeters: positions.map((_, index) => (index % last === 0 ? 10 + (index / last) * 20 : null)),
    source,
  }
}

describe('ElevationStore', () => {
  it('asks once for a line without elevations, and not for one that has its own', async () => {
    const { store, questions, question } = aStore()
    const line = aLine()
    const recorded = aLine({ elevationsMeters: [1, 2, 3] })
    store.request([line, recorded])
    store.request([line, recorded])
    expect(questions).toHaveLength(1)
    expect(store.get(line)).toEqual({ state: 'loading' })
    question(0).answer(elevationsFor(question(0)))
    await settle()
    expect(store.get(line)).toMatchObject({ state: 'known', source: 'DEM' })
    expect(store.get(recorded)).toBeNull()
    store.request([line])
    expect(questions).toHaveLength(1)
  })

  it('fails after a refusal, a rejection, an answer of another length, and 20 seconds; and can be asked again', async () => {
    const { store, clock, question } = aStore()
    const line = aLine()
    const fail = [
      (pending: Question) => pending.answer({ ok: false }),
      (pending: Question) => pending.reject(),
      (pending: Question) => pending.answer({ ok: true, elevationsMeters: [1], source: 'DEM' }),
      () => clock.increment(20_000),
    ]
    store.request([line])
    for (const [index, how] of fail.entries()) {
      how(question(index))
      await settle()
      expect(store.get(line), String(how)).toEqual({ state: 'failed' })
      store.retry(line)
      expect(store.get(line)).toEqual({ state: 'loading' })
    }
    question(fail.length).answer(elevationsFor(question(fail.length)))
    await settle()
    expect(store.get(line)?.state).toBe('known')
  })

  it('waits for a slow answer until its patience ends, and then calls it off and no longer hears it', async () => {
    const { store, clock, question } = aStore()
    const [slow, slower] = [aLine(), aLine({ path: aLine().path.toReversed() })]
    store.request([slow, slower])
    clock.increment(19_999)
    question(0).answer(elevationsFor(question(0)))
    await settle()
    expect([store.get(slow)?.state, store.get(slower)?.state]).toEqual(['known', 'loading'])
    clock.increment(1)
    await settle()
    expect([question(0).signal.aborted, question(1).signal.aborted]).toEqual([false, true])
    question(1).answer(elevationsFor(question(1)))
    await settle()
    expect(store.get(slower)).toEqual({ state: 'failed' })
  })

  it('hears the answers of several lines in any order', async () => {
    const { store, question } = aStore()
    const [first, second] = [aLine(), aLine({ path: aLine().path.toReversed() })]
    store.request([first, second])
    question(1).answer(elevationsFor(question(1), 'second'))
    await settle()
    expect(store.get(first)).toEqual({ state: 'loading' })
    question(0).answer(elevationsFor(question(0), 'first'))
    await settle()
    expect([store.get(first), store.get(second)]).toMatchObject([{ source: 'first' }, { source: 'second' }])
  })

  it('fails for a host that throws', async () => {
    const store = new ElevationStore(() => () => {
      throw new Error('Nobody is there.')
    })
    const line = aLine()
    store.request([line])
    await settle()
    expect(store.get(line)).toEqual({ state: 'failed' })
  })

  it('asks for a line whose elevations are all unknown', () => {
    const { store, questions } = aStore()
    store.request([aLine({ elevationsMeters: [null, null, null] })])
    expect(questions).toHaveLength(1)
  })

  it('calls off what is no longer shown, and does not hear its late answer', async () => {
    const { store, questions, question } = aStore()
    const [line, other] = [
      aLine(),
      aLine({
        path: [
          [1, 2],
          [3, 4],
        ],
      }),
    ]
    store.request([line])
    store.request([other])
    expect(question(0).signal.aborted).toBe(true)
    store.request([line])
    question(2).answer(elevationsFor(question(2), 'new'))
    question(0).answer(elevationsFor(question(0), 'late'))
    await settle()
    expect(store.get(line)).toMatchObject({ source: 'new' })
    expect(questions).toHaveLength(3)
  })

  it('tells its listeners of each change', async () => {
    const { store, question } = aStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const before = store.version()
    store.request([aLine()])
    question(0).answer(elevationsFor(question(0)))
    await settle()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(store.version()).toBe(before + 2)
    stop()
  })

  it('asks between the points of a line that has few, and knows its way with all of them', async () => {
    const { store, question } = aStore()
    const line = aLine()
    store.request([line])
    const { positions } = question(0)
    expect(positions.length).toBeGreaterThan(450)
    expect(positions.length).toBeLessThanOrEqual(500)
    for (const position of line.path) expect(positions).toContainEqual(position)
    question(0).answer(elevationsFor(question(0)))
    await settle()
    const known = store.get(line)
    if (known?.state !== 'known') throw new Error('The elevations are known.')
    expect(known.path).toEqual(positions)
    expect([known.elevationsMeters[0], known.elevationsMeters[1], known.elevationsMeters.at(-1)]).toEqual([
      10,
      null,
      30,
    ])
  })

  it('asks for 500 of many positions, both ends among them', async () => {
    const { store, question } = aStore()
    const path = Array.from({ length: 5000 }, (_, index): Position => [138 + index / 1e5, 36])
    const line = aLine({ path })
    store.request([line])
    const { positions, answer } = question(0)
    expect(positions).toHaveLength(500)
    expect([positions[0], positions[499]]).toEqual([path[0], path[4999]])
    answer({ ok: true, elevationsMeters: positions.map((_, index) => index), source: 'DEM' })
    await settle()
    const known = store.get(line)
    if (known?.state !== 'known') throw new Error('The elevations are known.')
    expect(known.elevationsMeters).toHaveLength(5000)
    expect(known.elevationsMeters.filter((meters) => meters !== null)).toHaveLength(500)
    expect(known.elevationsMeters[4999]).toBe(499)
  })

  it('does nothing where the host has no service', () => {
    const store = new ElevationStore(() => undefined)
    store.request([aLine()])
    expect(store.get(aLine())).toBeNull()
  })
})
