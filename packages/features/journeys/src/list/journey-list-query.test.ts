import { expect, it } from 'vitest'
import { journeyListPath, readJourneyListQuery } from './journey-list-query.ts'

it.each([
  ['', { q: '', kind: null, before: null }],
  ['kind=journey', { q: '', kind: 'journey', before: null }],
  ['kind=tour&before=12', { q: '', kind: null, before: null }],
  ['q=+峠%0A道&kind=journey', { q: '峠 道', kind: 'journey', before: null }],
  [`q=${'a'.repeat(100)}`, { q: 'a'.repeat(100), kind: null, before: null }],
  [`q=${'a'.repeat(101)}`, { q: 'a'.repeat(100), kind: null, before: null }],
  ['kind=collection&before=1790000000123456_12', { q: '', kind: 'collection', before: '1790000000123456_12' }],
  ['before=123456789012345678_1', { q: '', kind: null, before: null }],
])('reads "%s", and leaves out what means nothing', (search, query) => {
  expect(readJourneyListQuery(new URLSearchParams(search))).toEqual(query)
})

it.each([
  [{}, '/journeys'],
  [{ kind: 'journey' }, '/journeys?kind=journey'],
  [{ kind: 'collection', before: '5_1' }, '/journeys?kind=collection&before=5_1'],
  [{ q: 'a&b', kind: 'journey', before: '5_1' }, '/journeys?q=a%26b&kind=journey&before=5_1'],
] as const)('writes %o as %s', (query, path) => {
  expect(journeyListPath(query)).toBe(path)
})
