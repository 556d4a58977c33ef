import { aJourneyAnswer } from '@repo/journeys/testing/sample-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetKeptJourneys, keepJourney, readKeptJourney } from './kept-journey.ts'

/** What is needed of a browser's caches, of which there is one here. */
function someCaches() {
  const kept = new Map<string, Response>()
  const cache = {
    put: async (address: string, answer: Response) => void kept.set(address, answer),
    delete: async (address: string) => kept.delete(address),
    keys: async () => [...kept.keys()],
  }
  return {
    open: async () => cache,
    match: async (address: string) => kept.get(address)?.clone(),
    delete: async () => kept.clear(),
  }
}

const journey = (id: number, version = 1) => aJourneyAnswer({ id, version })

beforeEach(() => vi.stubGlobal('caches', someCaches()))
afterEach(() => vi.unstubAllGlobals())

it('keeps the newest state of a journey for whoever edits it', async () => {
  await keepJourney(1, journey(5))
  await keepJourney(1, journey(5, 2))
  expect(await readKeptJourney({ userId: 1, journeyId: 5 })).toMatchObject({ id: 5, version: 2 })
  expect(await readKeptJourney({ userId: 2, journeyId: 5 })).toBeNull()
})

it('keeps the last twenty', async () => {
  for (let id = 1; id <= 20; id++) await keepJourney(1, journey(id))
  await keepJourney(1, journey(1, 2))
  expect(await readKeptJourney({ userId: 1, journeyId: 2 })).not.toBeNull()
  await keepJourney(1, journey(21))
  expect(await readKeptJourney({ userId: 1, journeyId: 2 })).toBeNull()
  expect(await readKeptJourney({ userId: 1, journeyId: 1 })).toMatchObject({ version: 2 })
})

it('keeps none once whoever edits logs out', async () => {
  await keepJourney(1, journey(5))
  await forgetKeptJourneys()
  expect(await readKeptJourney({ userId: 1, journeyId: 5 })).toBeNull()
})

it('does without in a browser that keeps nothing', async () => {
  vi.stubGlobal('caches', undefined)
  Reflect.deleteProperty(globalThis, 'caches')
  await keepJourney(1, journey(5))
  expect(await readKeptJourney({ userId: 1, journeyId: 5 })).toBeNull()
  await forgetKeptJourneys()
})
