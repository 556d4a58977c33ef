import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'
import { inProcessHeaders } from '../in-process.ts'
import { networkOf } from './rate-limits.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ rateLimitFactor: 1 }, (app) => {
    app.post('/login', { config: { isPage: true } }, async () => 'a page')
  })
})
afterAll(() => test.close())

const change = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/v1/logout', remoteAddress: address, headers })

describe('[F62] changes from one address', () => {
  it('are refused after 120 a minute with the seconds to wait; reading goes on', async () => {
    for (let i = 0; i < 120; i++) expect((await change('192.0.2.1')).statusCode).toBe(403)
    const refused = await change('192.0.2.1', { 'x-forwarded-for': '198.51.100.1' })
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'request.too_many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await change('192.0.2.2')).statusCode).toBe(403)
    expect((await test.app.inject({ url: '/api/v1/user', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  })

  it('are those of forms as well', async () => {
    const send = () => test.app.inject({ method: 'POST', url: '/login', remoteAddress: '192.0.2.4' })
    for (let i = 0; i < 120; i++) expect((await send()).statusCode).toBe(200)
    expect((await send()).statusCode).toBe(429)
    expect((await change('192.0.2.4')).statusCode).toBe(429)
  })

  it('that rendering a page makes are not counted again', async () => {
    for (let i = 0; i < 125; i++) expect((await change('192.0.2.3', inProcessHeaders())).statusCode).toBe(403)
  })
})

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
