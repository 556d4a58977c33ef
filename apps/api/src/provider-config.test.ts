import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const keyOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim()
const read = (env: Readonly<Record<string, string>>) => readConfig(env, []).providers
const pairOf = (prefix: string) => ({ [`${prefix}_CLIENT_ID`]: 'id', [`${prefix}_CLIENT_SECRET`]: 'secret' })
const OIDC = { OIDC_ISSUER: 'https://id.example/realms/hill', OIDC_NAME: 'Hill ID', ...pairOf('OIDC') }

it('offers no provider unless one is configured', () => {
  expect(read({})).toEqual([])
})

it.each(['GOOGLE', 'LINE', 'X', 'FACEBOOK', 'STRAVA'])('offers %s once it has a client and its secret', (prefix) => {
  expect(read(pairOf(prefix))).toMatchObject([{ name: prefix.toLowerCase(), clientId: 'id', secret: 'secret' }])
  for (const name of Object.keys(pairOf(prefix))) {
    const { [name]: _, ...half } = pairOf(prefix)
    expect(() => read(half)).toThrow(`${name} is not set, but belongs to `)
  }
})

it('keeps the order of the buttons', () => {
  const env = { ...OIDC, ...pairOf('STRAVA'), ...pairOf('GOOGLE'), ...pairOf('LINE') }
  expect(read(env).map(({ name }) => name)).toEqual(['google', 'line', 'strava', 'oidc'])
})

describe('Strava', () => {
  const env = pairOf('STRAVA')

  it('is its own place, asked with the app that people log in through', () => {
    expect(readConfig(env, [])).toMatchObject({
      stravaApp: { clientId: 'id', secret: 'secret', baseUrl: 'https://www.strava.com' },
      mayPublishStrava: false,
    })
    expect(readConfig({}, [])).toMatchObject({ stravaApp: null, mayPublishStrava: false })
  })

  it('is elsewhere by https alone, unless it runs on this machine', () => {
    const local = readConfig({ ...env, STRAVA_URL: 'http://127.0.0.1:9000/' }, [])
    expect(local).toMatchObject({ stravaApp: { baseUrl: 'http://127.0.0.1:9000' } })
    expect(local.providers).toMatchObject([{ tokenUrl: 'http://127.0.0.1:9000/oauth/token' }])
    expect(() => read({ ...env, STRAVA_URL: 'http://strava.example' })).toThrow(/STRAVA_URL must be reached by https/)
  })

  it('lets routes be published once the operator says so', () => {
    expect(readConfig({ STRAVA_PUBLISHING: 'allowed' }, []).mayPublishStrava).toBe(true)
    expect(() => read({ STRAVA_PUBLISHING: '1' })).toThrow(/STRAVA_PUBLISHING is "1", but must be one of off, allowed/)
  })
})

describe('Apple', () => {
  const env = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' }

  it('takes a key with its lines, or on one', () => {
    const privateKey = keyOf('P-256')
    for (const text of [privateKey, privateKey.replaceAll('\n', '\\n')]) {
      expect(read({ ...env, APPLE_PRIVATE_KEY: text })).toMatchObject([
        { name: 'apple', secret: { teamId: 'team', keyId: 'key', privateKey } },
      ])
    }
  })

  it.each([['no key'], [keyOf('P-384')]])('refuses what is no key of Apple’s, and does not repeat it', (text) => {
    const refused = () => read({ ...env, APPLE_PRIVATE_KEY: text })
    expect(refused).toThrow(/APPLE_PRIVATE_KEY is no private key/)
    expect(refused).not.toThrow(text.split('\n')[1] ?? text)
  })
})

describe('a provider of the operator’s choice', () => {
  it('has the name they give it', () => {
    expect(read(OIDC)).toMatchObject([{ name: 'oidc', label: 'Hill ID', issuer: OIDC.OIDC_ISSUER }])
  })

  it('is reached by https, unless it runs on this machine', () => {
    expect(read({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9000' })).toHaveLength(1)
    expect(() => read({ ...OIDC, OIDC_ISSUER: 'http://id.example' })).toThrow(/OIDC_ISSUER must be reached by https/)
    expect(() => read({ ...OIDC, OIDC_ISSUER: 'id.example' })).toThrow(/OIDC_ISSUER must be an address/)
  })
})
