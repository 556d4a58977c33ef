// @vitest-environment jsdom
import { mapObjectId, type Position } from '@mishiori/map-document'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ColorBy } from '../core/line-colors/line-classes.ts'
import type { GroundAnswer, GroundServices } from '../core/line-colors/line-ground.ts'
import { enColors } from '../messages/en.ts'
import { aLine } from '../testing/fixtures.ts'
import { useLineColors } from './use-line-colors.ts'

afterEach(cleanup)

const high = aLine({ id: mapObjectId('high'), elevationsMeters: [1, 2, 3] })
const other = aLine({ id: mapObjectId('other'), path: high.path.map(([lng, lat]): Position => [lng, lat + 1]) })
const stretch = { surface: 'paved', kind: 'street', hikingGrade: null } as const
const paved: GroundAnswer = { ok: true, stretches: [{ ...stretch, toMeters: 10 }] }
const graded: GroundAnswer = { ok: true, stretches: [{ ...stretch, toMeters: 10, hikingGrade: 2 }] }

/** A reader whose host answers when it is told to. */
function reading({ canAsk = true } = {}) {
  const questions: {
    readonly lineId: string
    readonly signal: AbortSignal
    readonly answer: (answer: GroundAnswer) => Promise<void>
  }[] = []
  const fetchGround: GroundServices['fetchGround'] = ({ id }, { signal }) => {
    const { promise, resolve } = Promise.withResolvers<GroundAnswer>()
    questions.push({ lineId: id, signal, answer: (answer) => act(async () => resolve(answer)) })
    return promise
  }
  const services: GroundServices = canAsk ? { fetchGround } : {}
  const { result, rerender } = renderHook(({ line }) => useLineColors({ line, services, words: enColors }), {
    initialProps: { line: high as typeof high | null },
  })
  const coloring = () => {
    if (!result.current.coloring) throw new Error('There is no choice.')
    return result.current.coloring
  }
  return {
    coloring,
    questions,
    choose: (by: ColorBy | null) => act(() => coloring().onChange(by)),
    show: (line: typeof high | null) => rerender({ line }),
    hasChoice: () => result.current.coloring !== null,
  }
}

it('asks once when the ground is wanted, and keeps the answer for what else it tells', async () => {
  const reader = reading()
  expect(reader.coloring().choices).toEqual(['surface', 'slope', 'way'])
  expect(reader.questions).toHaveLength(0)
  reader.choose('surface')
  expect(reader.coloring().state).toEqual({ kind: 'asking' })
  await reader.questions[0]?.answer(graded)
  expect(reader.coloring().state).toMatchObject({ kind: 'known', parts: [{ lineClass: 'paved', fromMeters: 0 }] })
  reader.choose('slope')
  reader.choose('grade')
  expect(reader.coloring()).toMatchObject({ by: 'grade', state: { parts: [{ lineClass: 'grade2' }] } })
  expect(reader.questions).toHaveLength(1)
})

it('offers the slope alone where nobody can be asked, and nothing without elevations', () => {
  const reader = reading({ canAsk: false })
  expect(reader.coloring().choices).toEqual(['slope'])
  reader.show(other)
  expect(reader.hasChoice()).toBe(false)
  reader.show(null)
  expect(reader.hasChoice()).toBe(false)
})

it('asks again for another line, and lets the first question go', async () => {
  const reader = reading()
  reader.choose('surface')
  reader.show(other)
  expect(reader.questions.map(({ lineId }) => lineId)).toEqual(['high', 'other'])
  expect(reader.questions[0]?.signal.aborted).toBe(true)
  await reader.questions[0]?.answer(graded)
  expect(reader.coloring().state).toEqual({ kind: 'asking' })
  await reader.questions[1]?.answer(paved)
  expect(reader.coloring()).toMatchObject({ choices: ['surface', 'way'], state: { kind: 'known' } })
})

it('leaves a line its own colour where it cannot be shown in the chosen one', () => {
  const reader = reading()
  reader.choose('slope')
  reader.show(other)
  expect(reader.coloring().by).toBeNull()
  reader.show(high)
  expect(reader.coloring().by).toBe('slope')
})

it('can be asked again after a failure', async () => {
  const reader = reading()
  reader.choose('way')
  await reader.questions[0]?.answer({ ok: false, reason: 'unavailable' })
  const { state } = reader.coloring()
  if (state.kind !== 'failed') throw new Error('It has not failed.')
  act(state.onRetry)
  expect(reader.coloring().state).toEqual({ kind: 'asking' })
  await reader.questions[1]?.answer({ ok: false, reason: 'tooLong' })
  expect(reader.coloring().state).toEqual({ kind: 'tooLong' })
})
