import { expect, it } from 'vitest'
import type { FoundPage } from './found-page.ts'
import { readMapQuery } from './map-query.ts'
import { keepMap, recallMap } from './search-cache.ts'

const camera = { lat: 35.5, lng: 137.5, zoom: 9 }
const list: FoundPage = { articles: [], marks: [], total: 41, perPage: 20, isCapped: false }
const queryOf = (search: string) => readMapQuery(new URLSearchParams(search))

/** A path of its own, so that what other tests left there is not found. */
function leave(search: string): string {
  const path = `/search/map/${crypto.randomUUID()}`
  keepMap(path, { camera, query: queryOf(search), list })
  return path
}

it('knows nothing of a map that nobody looked at', () => {
  leave('')
  expect(recallMap('/elsewhere', queryOf(''))).toBeNull()
})

it('opens as it was left when the address asks for nothing: place, question, page and what was found', () => {
  const path = leave('q=pass&page=3&auto=0')
  const query = { ...queryOf('q=pass&page=3&auto=0'), camera }
  expect(recallMap(path, queryOf(''))).toEqual({ camera, query, list })
})

it('looks where it looked before when the address asks for something else', () => {
  const path = leave('q=pass&page=3')
  const query = queryOf('q=lake')
  expect(recallMap(path, query)).toEqual({ camera, query, list: null })
})

it.each([
  ['q=pass&page=3', true],
  ['q=pass&page=3&lat=35.50000&lng=137.50000&zoom=9.00', true],
  ['q=pass&page=2', false],
  ['q=pass&page=3&lat=10.00000&lng=20.00000&zoom=9.00', false],
])('for %s shows what was found: %s', (search, isShown) => {
  const path = leave('q=pass&page=3')
  const query = queryOf(search)
  expect(recallMap(path, query)).toEqual({ camera: query.camera ?? camera, query, list: isShown ? list : null })
})

it('keeps out of the surroundings of an article, and does not go back to them unasked', () => {
  const path = leave('near=12&page=2')
  expect(recallMap(path, queryOf('near=13'))).toBeNull()
  expect(recallMap(path, queryOf(''))).toEqual({ camera, query: queryOf(''), list: null })
})
