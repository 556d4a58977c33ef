import { describe, expect, it } from 'vitest'
import { doneTours, NO_HISTORY, notShown, readTourHistory, withDeclined, withDone, withShown } from './tour-history.ts'

const EARLY = new Date('2026-01-02T03:04:05Z')
const LATER = new Date('2026-02-03T04:05:06Z')
const written = (history: typeof NO_HISTORY) => readTourHistory(JSON.stringify(history))

describe('the tours that a device remembers', () => {
  it.each([
    ['nothing', null],
    ['what is no JSON', '{'],
    ['another thing', '7'],
    ['tours that there are not', '{"done":{"nowhere":{"at":"2026-01-02T03:04:05.000Z"}},"declined":["nowhere"]}'],
    ['times that are none', '{"done":{"editor":{"at":"yesterday"},"first_use":7},"declined":3}'],
  ])('are none of %s', (_what, text) => {
    expect(readTourHistory(text)).toEqual(NO_HISTORY)
  })

  it('are read as they were written', () => {
    const history = withDeclined(withDone(NO_HISTORY, ['editor'], EARLY), 'first_use')
    expect(written(history)).toEqual(history)
    expect(history.done.editor?.at).toBe('2026-01-02T03:04:05.000Z')
  })

  it('keep the first time, and each offer once', () => {
    const again = withDone(withDone(NO_HISTORY, ['editor'], EARLY), ['editor', 'search_map'], LATER)
    expect([again.done.editor?.at, again.done.search_map?.at]).toEqual([EARLY.toISOString(), LATER.toISOString()])
    expect(withDeclined(withDeclined(again, 'editor'), 'editor').declined).toEqual(['editor'])
  })
})

describe('telling an account', () => {
  it('names what it was not told of, with the time of this device, once', () => {
    const history = withDone(NO_HISTORY, ['editor'], EARLY)
    expect(notShown(history)).toEqual({ ids: ['editor'], times: { editor: EARLY.toISOString() } })
    expect(notShown(withShown(history, ['editor']))).toBeNull()
    const further = withDone(withShown(history, ['editor']), ['first_use'], LATER)
    expect(notShown(further)).toEqual({ ids: ['first_use'], times: { first_use: LATER.toISOString() } })
  })

  it('has nothing to say of a device that has done none', () => {
    expect(notShown(NO_HISTORY)).toBeNull()
  })
})

it('counts what was done here or elsewhere', () => {
  const history = withDone(NO_HISTORY, ['editor'], EARLY)
  expect(doneTours(history, { search_map: LATER.toISOString() })).toEqual(['editor', 'search_map'])
  expect(doneTours(NO_HISTORY, undefined)).toEqual([])
})
