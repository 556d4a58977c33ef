import { specKey } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { en, enTravel } from './en.ts'
import { formatDistance, formatDuration, formatElevation, formatIssue, formatReach, formatSpeed } from './format.ts'
import { ja, jaTravel } from './ja.ts'
import type { MapEditorMessages } from './messages.ts'

describe('formatDistance', () => {
  it.each([
    [0, '0.00 km'],
    [850, '0.85 km'],
    [7842, '7.84 km'],
    [1_234_567, '1,234.57 km'],
  ])('%d m', (meters, text) => {
    expect(formatDistance(meters, 'ja-JP')).toBe(text)
  })
})

describe('formatReach', () => {
  it.each([
    [0, '0 m'],
    [999.4, '999 m'],
    [999.6, '1.00 km'],
    [1_234_567, '1,234.57 km'],
  ])('%d m', (meters, text) => {
    expect(formatReach(meters, 'ja-JP')).toBe(text)
  })
})

describe.each(['en-US-u-ms-ussystem', 'en-u-hc-h23-ms-uksystem', 'EN-US-U-MS-USSYSTEM'])(
  'in miles and feet: %s',
  (locale) => {
    it.each([
      [formatDistance, 850, '0.53 mi'],
      [formatDistance, 1_609.344, '1.00 mi'],
      [formatDistance, 1_986_754, '1,234.51 mi'],
      [formatReach, 0, '0 ft'],
      [formatReach, 402.3, '1,320 ft'],
      [formatReach, 402.4, '0.25 mi'],
      [formatElevation, 1_196, '3,924 ft'],
      [formatSpeed, 1.34112, '3.0 mph'],
    ])('%o of %d', (format, value, text) => {
      expect(format(value, locale)).toBe(text)
    })
  },
)

it.each(['en-US', 'en-GB', 'en-US-u-ms-metric', 'en-x-u-ms-ussystem', 'ms-MY'])(
  'in kilometres and metres: %s',
  (locale) => {
    expect(formatDistance(850, locale)).toBe('0.85 km')
    expect(formatElevation(850, locale)).toBe('850 m')
  },
)

describe('formatDuration', () => {
  it.each([
    [59 * 60_000, 'en-US', '59 min'],
    [60 * 60_000, 'en-US', '1 hr 0 min'],
    [134 * 60_000, 'ja-JP', '2 時間 14 分'],
  ])('%d ms in %s', (ms, locale, text) => {
    expect(formatDuration(ms, locale)).toBe(text)
  })
})

it('never writes minus zero', () => {
  expect(formatElevation(-0.4, 'en-US')).toBe('0 m')
})

describe('formatIssue', () => {
  it('says in English what the specification quotes, and what to do about it', () => {
    const formatted = formatIssue(en, { code: 'radius.out_of_range', radiusMeters: 2_000_000 })
    expect(formatted).toContain(specKey['radius.out_of_range']?.replace('{n}', '2000000'))
    expect(formatted).toBe('Radius 2000000m is invalid. Set a radius from 1 m to under 2,000 km.')
    const unread = formatIssue(en, { code: 'radius.out_of_range', radiusMeters: Number.NaN })
    expect(unread).toBe('Set a radius from 1 m to under 2,000 km.')
  })

  it('fills in the parameters', () => {
    const issue = { code: 'layer.object_limit_reached', max: 100 } as const
    expect(formatIssue(ja, issue)).toBe('このレイヤーに置けるのは100個までです。新しいレイヤーに置いてください。')
    expect(formatIssue(en, issue)).toBe(
      'This layer holds 100 objects: no more objects fit. Add a new layer to continue.',
    )
  })

  it('says that one waypoint has to go before another comes', () => {
    const issue = { code: 'waypoint.limit_reached', max: 25 } as const
    expect(formatIssue(en, issue)).toBe('Up to 25: no more waypoints fit. Remove one to add another.')
    expect(formatIssue(ja, issue)).toBe('経由地は25か所までです。減らすと追加できます。')
  })
})

describe.each([
  ['en', { ...en, travel: enTravel }],
  ['ja', { ...ja, travel: jaTravel }],
])('%s', (_, messages: MapEditorMessages) => {
  it('has words everywhere and shouts nowhere', () => {
    const texts = listTexts(messages)
    expect(texts.length).toBeGreaterThan(150)
    expect(texts.filter((text) => text.trim() === '' || /[!！]/.test(text))).toEqual([])
  })
})

/** The plain texts, and what functions say for small numbers. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return listTexts(value(1, 2, 3) ?? 'mouse only')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
