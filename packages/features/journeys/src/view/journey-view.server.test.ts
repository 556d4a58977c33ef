import { aCard } from '@repo/articles/testing/sample-cards'
import type { Journey, JourneyEntry } from '@repo/contract'
import { expect, it } from 'vitest'
import { aJourneyAnswer, aStageAnswer } from '../testing/sample-answer.ts'
import { tagsOfJourney, toJourneyView } from './journey-view.server.ts'

const sums = { stages: 1, distance_km: 5, climb_m: 300, minutes: 120, unknown_climbs: 0, unknown_times: 0 }

const anEntry = ({ id = 1, ...over }: Partial<JourneyEntry>) => aStageAnswer(id, { day: 1, ...over })

const anAnswer = (over: Partial<Journey>): Journey =>
  aJourneyAnswer({
    sums,
    state: 'public',
    days: [
      { day: 1, date: '2026-10-17', sums },
      { day: 3, date: '2026-10-19', sums: { ...sums, stages: 0 } },
    ],
    entries: [anEntry({}), anEntry({ id: 2 }), anEntry({ id: 3, kind: 'rest', day: 3, article: null, measures: null })],
    ...over,
  })

it('groups entries by their days, whose numbers and colours stay when one is missing', () => {
  const { parts } = toJourneyView(anAnswer({}))
  expect(parts.map(({ number, color, entries }) => [number, color, entries.map(({ id }) => id)])).toEqual([
    [1, 'teal', [1, 2]],
    [3, 'purple', [3]],
  ])
  expect(parts[1]).toMatchObject({ sums: null, entries: [{ kind: 'rest' }] })
})

it('numbers what is in a collection', () => {
  const entries = [anEntry({ id: 8, day: null }), anEntry({ id: 9, day: null })]
  const { parts } = toJourneyView(anAnswer({ kind: 'collection', days: [], entries, starts_on: null }))
  expect(parts.map(({ number, date, entries: [entry] }) => [number, date, entry?.id])).toEqual([
    [1, null, 8],
    [2, null, 9],
  ])
})

it('knows no sum of what is unknown of all stages, and counts those of which it is', () => {
  const known = toJourneyView(anAnswer({ sums: { ...sums, stages: 2, unknown_climbs: 1 } }))
  expect(known.sums).toMatchObject({ climbMeters: 300, unknownCount: 1 })
  const unknown = toJourneyView(anAnswer({ sums: { ...sums, unknown_climbs: 1, unknown_times: 1 } }))
  expect(unknown.sums).toMatchObject({ climbMeters: null, minutes: null })
})

it('says that it was taken down, whatever its owner chose', () => {
  expect(toJourneyView(anAnswer({ is_forbidden: true })).status).toBe('forbidden')
  expect(toJourneyView(anAnswer({ state: 'linkShared' })).status).toBe('linkShared')
})

it('is another page when the journey, an article, whoever has made one of them or the one it credits changes', () => {
  const maya = { id: 2, name: 'maya', nickname: 'Maya', avatar: null }
  const gone = anEntry({ id: 4, article: null, shown_to: 'nobody' })
  const entries = [anEntry({ article: aCard({ id: 8, user: maya }) }), anEntry({ id: 2 }), gone]
  expect(tagsOfJourney(anAnswer({ entries }))).toEqual(['journey:5', 'user:1', 'article:8', 'user:2', 'article:102'])
  const credited = { id: 9, title: '熊野', user: { ...maya, id: 3 } }
  expect(tagsOfJourney(anAnswer({ entries: [], cloned_from: credited }))).toEqual([
    'journey:5',
    'user:1',
    'journey:9',
    'user:3',
  ])
})
