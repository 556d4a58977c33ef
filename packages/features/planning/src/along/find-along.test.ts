import { aReadingView } from '@repo/articles/testing/sample-reading'
import { afterEach, expect, it, vi } from 'vitest'
import { findAlongArticle } from './find-along.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks for the map again after it did not come', async () => {
  const server = vi.fn(async () => new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', server)
  const find = findAlongArticle({ view: aReadingView(), token: null, format: { locale: 'ja', units: 'metric' } })
  const { signal } = new AbortController()
  for (let tries = 0; tries < 2; tries++) expect(await find(300, signal)).toBeNull()
  expect(server).toHaveBeenCalledTimes(2)
})
