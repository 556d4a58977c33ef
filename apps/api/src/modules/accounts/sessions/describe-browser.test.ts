import { expect, it } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    { browser: 'Microsoft Edge', system: 'Windows', device: 'computer' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android', device: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', device: 'phone' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: 'Firefox', system: 'macOS', device: 'computer' },
  ],
])('names %s', (userAgent, browser) => {
  expect(describeBrowser(userAgent)).toEqual(browser)
})

it.each(['', '   ', 'x', '<script>alert(1)</script>', `${'('.repeat(250)}${'/'.repeat(250)}`])(
  'says nothing of %j that it does not know',
  (userAgent) => {
    expect(describeBrowser(userAgent)).toMatchObject({ system: null, device: 'unknown' })
  },
)
