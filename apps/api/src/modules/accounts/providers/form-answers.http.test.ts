import { exportPKCS8, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'
import { knownProviders } from './known-providers.ts'

let test: TestApp
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const secret = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) }
  test = await buildTestApp({
    providers: [knownProviders.google({ clientId: 'a', secret: 'b' }), knownProviders.apple({ clientId: 'a', secret })],
  })
})
afterAll(() => test.close())

const post = (name: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  test.app.inject({
    method: 'POST',
    url: `/auth/${name}/callback`,
    headers: { 'content-type': type, origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
    payload,
  })

it('turns the form that Apple’s page posts into the address where our cookies are, and sets none', async () => {
  const answer = await post('apple', 'state=s%26t&code=c&user=%7B%7D&id_token=x&next=https://evil.example')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/auth/apple/callback?state=s%26t&code=c&user=%7B%7D')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

it('takes no other content, nor much of it', async () => {
  expect((await post('apple', '{"state":"s"}', 'application/json')).statusCode).toBe(415)
  expect((await post('apple', `state=${'s'.repeat(17_000)}`)).statusCode).toBe(413)
})

it('is there for providers alone that answer so', async () => {
  expect((await post('google', 'state=s')).statusCode).toBe(404)
})
