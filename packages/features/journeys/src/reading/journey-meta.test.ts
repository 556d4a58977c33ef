import { expect, it } from 'vitest'
import { aJourney } from '../testing/sample-journey.ts'
import { journeyMeta } from './journey-meta.ts'

const page = {
  publicUrl: 'https://mishiori.example',
  description: 'Routes to walk',
  feedTitle: 'New stages',
  locale: 'ja',
} as const

it('describes a journey as a trip with its stages in order', () => {
  const found = journeyMeta({ ...page, journey: aJourney() })
  expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://mishiori.example/journeys/5' })
  expect(found).toContainEqual(expect.objectContaining({ type: 'application/json+oembed' }))
  const href = 'https://mishiori.example/journeys/5/feed.atom?hl=ja'
  expect(found).toContainEqual(expect.objectContaining({ type: 'application/atom+xml', href }))
  expect(found).toContainEqual(
    expect.objectContaining({ property: 'og:image', content: expect.stringMatching(/^https:.*-og\.png$/) }),
  )
  const data = found.find((entry) => 'script:ld+json' in entry)
  expect(data).toMatchObject({
    'script:ld+json': {
      '@type': 'Trip',
      name: '中山道 木曽路をつなぐ三日',
      departureTime: '2026-10-17',
      itinerary: {
        numberOfItems: 3,
        itemListElement: [{ position: 1, url: 'https://mishiori.example/routes/101' }, {}, {}],
      },
    },
  })
})

it('describes a collection as a list', () => {
  const journey = aJourney({ kind: 'collection', startsOn: null, endsOn: null })
  expect(journeyMeta({ ...page, journey }).find((entry) => 'script:ld+json' in entry)).toMatchObject({
    'script:ld+json': { '@type': 'ItemList', numberOfItems: 3 },
  })
})

it('keeps what is not public out of search engines, and its address from others', () => {
  const found = journeyMeta({ ...page, journey: aJourney({ status: 'linkShared', summary: '' }) })
  expect(found).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
  expect(found).toContainEqual({ name: 'referrer', content: 'no-referrer' })
  expect(found).toContainEqual({ name: 'description', content: 'Routes to walk' })
  expect(found.some((entry) => 'script:ld+json' in entry)).toBe(false)
})
