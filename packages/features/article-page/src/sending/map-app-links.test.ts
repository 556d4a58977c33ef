import { expect, it } from 'vitest'
import { mapAppLinks, platformOf } from './map-app-links.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

it.each([
  [IPHONE, 5, 'iphone'],
  [MAC, 5, 'iphone'],
  [MAC, 0, 'mac'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, 'other'],
] as const)('%s with %d touches is %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})

it.each([
  ['android', ['google', 'anyApp']],
  ['iphone', ['google', 'apple', 'organicMaps']],
  ['mac', ['google', 'apple']],
  ['other', ['google']],
] as const)('%s has links to %s', (platform, apps) => {
  expect(mapAppLinks([137.8, 35.9], '峠', platform).map(({ app }) => app)).toEqual(apps)
})

it('names the place as each app reads it', () => {
  const hrefs = (['iphone', 'android'] as const).flatMap((platform) =>
    mapAppLinks([137.812346, -35.9], '峠 & (茶屋)', platform).map(({ href }) => href),
  )
  const [google, apple, organicMaps, , geo] = hrefs.map((href) => new URL(href))
  expect(google?.searchParams.get('query')).toBe('-35.90000,137.81235')
  expect([apple?.searchParams.get('ll'), apple?.searchParams.get('q')]).toEqual(['-35.90000,137.81235', '峠 & (茶屋)'])
  expect(organicMaps?.searchParams.get('n')).toBe('峠 & (茶屋)')
  expect(geo?.pathname).toBe('-35.90000,137.81235')
  expect(geo?.search).toBe(`?q=-35.90000,137.81235(${encodeURIComponent('峠 & ')}%28${encodeURIComponent('茶屋')}%29)`)
})
