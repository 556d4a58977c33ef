import { describe, expect, it } from 'vitest'
import { isBannerDue, phoneKindOf } from './app-banner-state.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', null],
])('knows the phone of %s', (userAgent, kind) => {
  expect(phoneKindOf(userAgent)).toBe(kind)
})

describe('the banner for the app', () => {
  const CLOSED = '2026-03-01T00:00:00.000Z'

  it.each([
    [CLOSED, '2026-03-01T00:00:00.000Z', false],
    [CLOSED, '2026-03-30T23:59:59.999Z', false],
    [CLOSED, '2026-03-31T00:00:00.000Z', true],
    [null, '2026-03-01T00:00:00.000Z', true],
    ['yesterday', '2026-03-01T00:00:00.000Z', true],
    // A clock was set back.
    [CLOSED, '2026-02-01T00:00:00.000Z', true],
  ])('closed at %s is shown at %s: %s', (closedAt, now, isDue) => {
    expect(isBannerDue(closedAt, new Date(now))).toBe(isDue)
  })
})
