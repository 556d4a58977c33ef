import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { errorPage } from './error-page.ts'
import { languageOf } from './language-of.ts'

describe('a page that is refused before the web answers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ rateLimitFactor: 1 })
  })
  afterAll(() => test.close())

  const send = (url: string, accept: string) =>
    test.app.inject({ url, remoteAddress: '192.0.2.9', headers: { accept, 'accept-language': 'en-US' } })

  it('says so to a person in words, and to programs by code', async () => {
    for (let attempt = 0; attempt < 600; attempt++) await send('/nowhere', 'application/json')
    const page = await send('/nowhere?a="b"', 'text/html,*/*;q=0.8')
    expect(page.statusCode).toBe(429)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<h1>Too many requests</h1>')
    expect(page.body).not.toContain('a="b"')
    const nonce = /<style nonce="([^"]+)"/.exec(page.body)?.[1]
    expect(String(page.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`)
    expect((await send('/nowhere', 'application/json')).json().error.code).toBe('request.too_many')
  })

  it('keeps answering the API by code', async () => {
    const answer = await test.app.inject({ url: '/api/v1/nowhere', headers: { accept: 'text/html' } })
    expect(answer.json().error.code).toBe('request.not_found')
  })
})

it.each([
  [404, 'ページが見つかりません', 'href="/"'],
  [429, 'アクセスが集中しています', 'href="/routes"'],
  [503, 'いまサーバーにつながりません', 'href="/routes"'],
  [500, 'こちらの不具合で表示できませんでした', 'href="/routes"'],
])('%s says %s', (status, title, link) => {
  const page = errorPage({ status, url: '/routes', language: 'ja', nonce: 'n', requestId: 'req-7' })
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page.includes('req-7')).toBe(status === 500)
  expect(page).toContain(link)
  expect(page).toContain('>Mishiori</span>')
  expect(page.includes('http-equiv="refresh" content="60"')).toBe(status === 503)
  expect(page.includes('60秒後')).toBe(status === 503)
})

it.each([
  [{}, 'ja'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'en-US'],
  [{ 'accept-language': 'en', cookie: 'a=1; locale=ja' }, 'ja'],
  [{ 'accept-language': 'ja', cookie: 'locale=en-us' }, 'en-US'],
])('a visitor with %j reads %s', (headers, language) => {
  expect(languageOf(headers)).toBe(language)
})
