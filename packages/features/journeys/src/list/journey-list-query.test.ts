import { expect, it } from 'vitest'
import { journeyListPath, readJourneyListQuery } from './journey-list-query.ts'

it.each([
  ['', { kind: null, before: null }],
  ['kind=journey', { kind: 'journey', before: null }],
  ['kind=tour&before=12', { kind: null, before: null }],
  ['kind=collection&before=1790000000123456_12', { kind: 'collection', before: '1790000000123456_12' }],
  ['before=123456789012345678_1', { kind: null, before: null }],
])('reads "%s", and leaves out what means nothing', (search, query) => {
  expect(readJourneyListQuery(new URLSearchParams(search))).toEqual(query)
})

it.each([
  [{}, '/journeys'],
  [{ kind: 'journey' }, '/journeys?kind=journey'],
  [{ kind: 'collection', before: '5_1' }, '/journeys?kind=collection&before=5_1'],
] as const)('writes %o as %s', (query, path) => {
  expect(journeyListPath(query)).toBe(path)
})
