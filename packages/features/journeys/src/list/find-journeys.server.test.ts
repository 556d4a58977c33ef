import type { Answer, ApiClient, JourneyCard } from '@repo/contract'
import { expect, it } from 'vitest'
import { anOwnCard } from '../testing/sample-list.ts'
import { findJourneys } from './find-journeys.server.ts'

type List = Answer<{ data: JourneyCard[]; next: string | null }>

const headers = new Headers()
const answering = (answer: List): Pick<ApiClient, 'listJourneys'> => ({ listJourneys: async () => answer })

it('has the first four, and asks for these words', async () => {
  const data = Array.from({ length: 5 }, (_, at) => anOwnCard({ id: at + 1 }))
  const asked: unknown[] = []
  const api: Pick<ApiClient, 'listJourneys'> = {
    listJourneys: async (input) => {
      asked.push(input)
      return { ok: true, status: 200, data: { data, next: null }, headers }
    },
  }
  const journeys = await findJourneys(api, '峠')
  expect(journeys.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(asked).toEqual([{ query: { q: '峠' } }])
})

it('has none where they cannot be told', async () => {
  for (const code of ['network', 'server.unavailable'] as const) {
    const api = answering({ ok: false, status: 503, error: { code }, headers, body: null })
    expect(await findJourneys(api, '峠')).toEqual([])
  }
})
