// @vitest-environment jsdom
import { type MapObjectId, mapObjectId, type Position } from '@mishiori/map-document'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import type { ElevationServices, ElevationsAnswer } from '../core/services.ts'
import { aDocument, aLine } from '../testing/fixtures.ts'
import { useLineElevations } from './use-line-elevations.ts'

afterEach(cleanup)

const low = aLine({ id: mapObjectId('low') })
const high = aLine({ id: mapObjectId('high'), path: low.path.map(([lng, lat]): Position => [lng, lat + 1]) })
const measured = aLine({ id: mapObjectId('measured'), elevationsMeters: [1, null, 3] })
const value = aDocument([low, high, measured])

interface Question {
  readonly signal: AbortSignal
  readonly answer: (answer: ElevationsAnswer) => Promise<void>
  readonly fail: () => Promise<void>
  readonly elevations: (source: string) => ElevationsAnswer
}

/** A reader of the document, whose host answers when it is told to. */
function reading(services?: ElevationServices) {
  const clock = new SimulatedClock()
  const questions: Question[] = []
  const fetchElevations: ElevationServices['fetchElevations'] = (positions, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<ElevationsAnswer>()
    questions.push({
      signal,
      answer: (answer) => act(async () => resolve(answer)),
      fail: () => act(async () => reject(new Error('Nobody is there.'))),
      elevations: (source) => ({ ok: true, elevationsMeters: positions.map(() => 7), source }),
    })
    return promise
  }
  const hook = renderHook(() => useLineElevations({ value, services: services ?? { fetchElevations, clock } }))
  return {
    unmount: hook.unmount,
    want: (...ids: readonly MapObjectId[]) => act(() => hook.result.current.want(ids)),
    wait: (ms: number) => act(async () => clock.increment(ms)),
    source: (id: MapObjectId) => hook.result.current.sourceOf(id),
    retry: (id: MapObjectId) => {
      const source = hook.result.current.sourceOf(id)
      if (source.kind !== 'failed') throw new Error('Only what has failed can be asked again.')
      act(source.onRetry)
    },
    elevations: (id: MapObjectId) => {
      const object = hook.result.current.document.layers[0]?.objects.find((candidate) => candidate.id === id)
      return object && 'path' in object ? object.elevationsMeters : undefined
    },
    document: () => hook.result.current.document,
    questions,
    question: (index: number): Question => {
      const pending = questions[index]
      if (!pending) throw new Error(`There was no question ${index}.`)
      return pending
    },
  }
}

it('shows the very document where nobody can be asked', () => {
  const reader = reading({})
  reader.want(low.id)
  expect(reader.document()).toBe(value)
  expect(reader.source(low.id)).toEqual({ kind: 'line' })
})

it('asks for what is wanted and unknown alone; until then the elevations are unknown', async () => {
  const reader = reading()
  expect(reader.questions).toHaveLength(0)
  reader.want(low.id, measured.id)
  reader.want(low.id, measured.id)
  expect(reader.questions).toHaveLength(1)
  expect(reader.source(low.id)).toEqual({ kind: 'asking' })
  expect(reader.elevations(low.id)).toEqual([null, null, null])
  await reader.question(0).answer(reader.question(0).elevations('DEM'))
  expect(reader.source(low.id)).toEqual({ kind: 'model', name: 'DEM' })
  expect(new Set(reader.elevations(low.id))).toEqual(new Set([7]))
  expect([reader.source(measured.id), reader.elevations(measured.id)]).toEqual([{ kind: 'line' }, [1, null, 3]])
  reader.want(low.id)
  expect(reader.questions).toHaveLength(1)
})

it('waits for a slow answer as long as the editor does, and can be asked again', async () => {
  const reader = reading()
  reader.want(low.id)
  await reader.wait(19_999)
  expect(reader.source(low.id)).toEqual({ kind: 'asking' })
  await reader.wait(1)
  expect(reader.source(low.id)).toMatchObject({ kind: 'failed' })
  expect(reader.question(0).signal.aborted).toBe(true)
  reader.retry(low.id)
  expect(reader.source(low.id)).toEqual({ kind: 'asking' })
  await reader.question(0).answer(reader.question(0).elevations('late'))
  expect(reader.source(low.id)).toEqual({ kind: 'asking' })
  await reader.question(1).answer(reader.question(1).elevations('second try'))
  expect(reader.source(low.id)).toEqual({ kind: 'model', name: 'second try' })
})

it.each([
  ['a rejection', (question: Question) => question.fail()],
  ['a refusal', (question: Question) => question.answer({ ok: false })],
  [
    'elevations of other places',
    (question: Question) => question.answer({ ok: true, elevationsMeters: [1], source: 'DEM' }),
  ],
])('offers another try after %s', async (_, how) => {
  const reader = reading()
  reader.want(low.id)
  await how(reader.question(0))
  expect(reader.source(low.id)).toMatchObject({ kind: 'failed' })
  reader.want(low.id)
  expect(reader.questions).toHaveLength(1)
  reader.retry(low.id)
  await reader.question(1).answer(reader.question(1).elevations('DEM'))
  expect(reader.source(low.id)).toEqual({ kind: 'model', name: 'DEM' })
})

it('keeps apart answers that come out of order, and does not hear what was called off', async () => {
  const reader = reading()
  reader.want(low.id, high.id)
  await reader.question(1).answer(reader.question(1).elevations('high'))
  expect([reader.source(low.id).kind, reader.source(high.id)]).toEqual(['asking', { kind: 'model', name: 'high' }])
  reader.want(high.id)
  expect(reader.question(0).signal.aborted).toBe(true)
  reader.want(low.id)
  await reader.question(2).answer(reader.question(2).elevations('newer'))
  await reader.question(0).answer(reader.question(0).elevations('older'))
  expect(reader.source(low.id)).toEqual({ kind: 'model', name: 'newer' })
})

it('calls off everything when the reader leaves', () => {
  const reader = reading()
  reader.want(low.id, high.id)
  reader.unmount()
  expect(reader.questions.map(({ signal }) => signal.aborted)).toEqual([true, true])
})
