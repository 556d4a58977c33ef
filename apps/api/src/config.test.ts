import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('without any variable', () => {
  it('is what npm start needs', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      smtpUrl: null,
      role: 'all',
      loadsDemo: true,
      isDevelopment: false,
      isMaintenance: false,
      isPublicOnly: false,
      trustProxy: false,
    })
  })
})

describe('a variable', () => {
  it.each([
    ['PORT', '0', 'PORT is "0", but must be a whole number from 1 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but must be a whole number from 1 to 65535.'],
    ['PORT', '3e3', 'PORT is "3e3", but must be a whole number from 1 to 65535.'],
    ['ROLE', 'boss', 'ROLE is "boss", but must be one of all, web, worker.'],
    ['MAINTENANCE', 'maybe', 'MAINTENANCE is "maybe", but must be 1 or 0.'],
    ['SECRET', 'short', 'SECRET has 5 characters, but needs at least 32.'],
    ['METRICS_PORT', '65536', 'METRICS_PORT is "65536", but must be a whole number from 1 to 65535.'],
    ['TRACED_PERCENT', '101', 'TRACED_PERCENT is "101", but must be a whole number from 0 to 100.'],
    ['STORAGE_URL', 'https://s3.example.com', 'STORAGE_URL must name a bucket, as https://s3.example.com/bucket does.'],
    ['STORAGE_URL', 'https://s3.example.com/pictures', 'STORAGE_ACCESS_KEY is missing: STORAGE_URL needs it.'],
    ['CDN_PURGE', 'akamai=1', 'CDN_PURGE must be fastly=SERVICE, cloudflare=ZONE or an address of http or https.'],
    ['CDN_PURGE', 'https://me:hunter2@purge.example/', 'CDN_PURGE must hold no user and password.'],
    ['CDN_PURGE', 'fastly=SU1Z', 'CDN_PURGE_TOKEN is missing: CDN_PURGE needs it.'],
    ['SEARCH_URL', 'search.example:9200', 'SEARCH_URL must be an address that begins with https:// or http://.'],
    ['SEARCH_URL', 'https://me:hunter2@search.example', 'SEARCH_URL must hold no user and password: set SEARCH_KEY.'],
    ['SEARCH_URL', 'https://search.example/a/b', 'SEARCH_URL must end in a name of small letters and digits, as'],
    ['SEARCH_URL', 'https://search.example/Routes', 'SEARCH_URL must end in a name of small letters and digits, as'],
    ['SEARCH_URL', 'https://search.example/a?b', 'SEARCH_URL must end in a name of small letters and digits, as'],
    ['SEARCH_KEY', 'me:hunter2', 'SEARCH_URL is missing: SEARCH_KEY needs it.'],
    ['BACKUP_KEY', 'age1notakeyofagenotakey', 'BACKUP_KEY begins as a key of age, but is none.'],
    ['BACKUP_KEY', 'fifteen letters', 'BACKUP_KEY has 15 characters, but needs at least 16.'],
    [
      'DATABASE_URL',
      'mysql://me:hunter2@db',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ['PUBLIC_URL', 'mishiori.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      'PLACES_URL',
      'https://places.example',
      'PLACES_URL must be an address that begins with photon+https:// or photon+http:// or nominatim+https:// or nominatim+http://.',
    ],
    [
      'PLACES_URL',
      'nominatim+https://nominatim.openstreetmap.org',
      'PLACES_URL names nominatim.openstreetmap.org, whose rules forbid searching while somebody types; run a server of your own.',
    ],
    ['CONSENT_SCRIPT', '/no/such/file.js', 'CONSENT_SCRIPT names /no/such/file.js, which does not exist.'],
    [
      'CONSENT_ORIGINS',
      'https://stats.example/x',
      'CONSENT_ORIGINS holds "https://stats.example/x", but must be origins',
    ],
    ['CONSENT_ORIGINS', 'http://stats.example', 'CONSENT_ORIGINS holds "http://stats.example", but must be origins'],
    ['PICTURE_TAKE_OVER', '0', 'PICTURE_TAKE_OVER is "0", but must be one of on, off.'],
    ['BOT_CHECK', 'captcha', 'BOT_CHECK is "captcha", but must be one of pow, off.'],
    ['COMMENTS_BEFORE_LINKS', '101', 'COMMENTS_BEFORE_LINKS is "101", but must be a whole number from 0 to 100.'],
    ['BOT_CHECK_DIFFICULTY', '99', 'BOT_CHECK_DIFFICULTY is "99", but must be a whole number from 100 to 50000000.'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
    ['RETENTION_DAYS', '-1', 'RETENTION_DAYS is "-1", but must be a whole number from 0 to 3650.'],
    ['ELEVATION', 'mars', 'ELEVATION names "mars", which is neither gsi, world, valhalla nor begins with'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, silent.'],
    [
      'TRUST_PROXY',
      'proxy.example',
      'TRUST_PROXY is "proxy.example", but must be 1, 0 or addresses separated by commas.',
    ],
  ])('%s=%s is refused with one clear line', (name, value, message) => {
    expect(() => readConfig({ [name]: value }, [])).toThrow(message)
  })

  it('that holds a password is not repeated in the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' }, [])).not.toThrow(/hunter2/)
  })

  it('refused is reported beside every other one', () => {
    expect(() => readConfig({ PORT: 'x', ROLE: 'y' }, [])).toThrow(/PORT[\s\S]*ROLE/)
  })

  it('of the bot check asks for work unless it is switched off', () => {
    const { botCheck } = readConfig({}, [])
    expect(botCheck).toEqual({ difficulty: 200_000 })
    expect(readConfig({ BOT_CHECK: 'off', BOT_CHECK_DIFFICULTY: '1000' }, []).botCheck).toBeNull()
  })

  it('of pictures of other sites lets them be fetched unless it is switched off', () => {
    expect(readConfig({}, []).takesPicturesOver).toBe(true)
    expect(readConfig({ PICTURE_TAKE_OVER: 'off' }, []).takesPicturesOver).toBe(false)
  })

  it('left empty counts as missing', () => {
    expect(readConfig({ PORT: ' ' }, []).port).toBe(3000)
  })
})

it('loads no demonstration into somebody’s database unless asked', () => {
  const databaseUrl = 'postgres://db/mishiori'
  expect(readConfig({ DATABASE_URL: databaseUrl }, [])).toMatchObject({ loadsDemo: false })
  expect(readConfig({ DATABASE_URL: databaseUrl, DEMO: '1' }, []).loadsDemo).toBe(true)
})

it('takes the server itself for the database where there is a pooler before it', () => {
  const [server, pooler] = ['postgres://db/mishiori', 'postgres://pooler:6432/mishiori']
  expect(readConfig({ DATABASE_URL: server }, [])).toMatchObject({ databaseUrl: server, poolerUrl: null })
  const both = readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: server }, [])
  expect(both).toMatchObject({ databaseUrl: server, poolerUrl: pooler, loadsDemo: false })
  expect(() => readConfig({ DATABASE_DIRECT_URL: server }, [])).toThrow(
    'DATABASE_URL is missing: DATABASE_DIRECT_URL needs it.',
  )
})

it('takes a replica beside a database, and not alone', () => {
  const [server, replica] = ['postgres://db/mishiori', 'postgres://replica/mishiori']
  expect(readConfig({ DATABASE_URL: server }, []).replicaUrl).toBeNull()
  expect(readConfig({ DATABASE_URL: server, DATABASE_REPLICA_URL: replica }, [])).toMatchObject({
    databaseUrl: server,
    replicaUrl: replica,
  })
  expect(() => readConfig({ DATABASE_REPLICA_URL: replica }, [])).toThrow(
    'DATABASE_URL is missing: DATABASE_REPLICA_URL needs it.',
  )
})

it.each([
  ['SOCIAL_URL', 'socialUrl'],
  ['RENEWAL_URL', 'renewalUrl'],
] as const)('leads elsewhere by %s only where it is set, and only to an https address', (variable, setting) => {
  expect(readConfig({}, [])[setting]).toBeNull()
  expect(readConfig({ [variable]: 'https://social.example/@walks' }, [])[setting]).toBe('https://social.example/@walks')
  expect(() => readConfig({ [variable]: 'javascript:alert(1)' }, [])).toThrow(new RegExp(variable))
})

it.each([
  ['APP_STORE_URL', 'ios'],
  ['GOOGLE_PLAY_URL', 'android'],
] as const)('tells phones of an app by %s only where it is set, and only of an https address', (variable, phones) => {
  expect(readConfig({}, []).apps).toEqual({ ios: null, android: null })
  expect(readConfig({ [variable]: 'https://store.example/app' }, []).apps[phones]).toBe('https://store.example/app')
  expect(() => readConfig({ [variable]: 'http://store.example/app' }, [])).toThrow(new RegExp(variable))
})

it('purges the CDN that is named', () => {
  const cdnOf = (CDN_PURGE: string) => readConfig({ CDN_PURGE, CDN_PURGE_TOKEN: 'a-token' }, []).cdn
  expect(readConfig({}, []).cdn).toBeNull()
  expect(cdnOf('fastly=SU1Z')).toEqual({ kind: 'fastly', serviceId: 'SU1Z', token: 'a-token' })
  expect(cdnOf('cloudflare=023e')).toEqual({ kind: 'cloudflare', zoneId: '023e', token: 'a-token' })
  expect(cdnOf('https://purge.example/')).toEqual({ kind: 'hook', url: 'https://purge.example/', token: 'a-token' })
})

it('asks the search engine that is named, with its key', () => {
  const engineOf = (SEARCH_URL: string, SEARCH_KEY?: string) => readConfig({ SEARCH_URL, SEARCH_KEY }, []).searchEngine
  expect(readConfig({}, []).searchEngine).toBeNull()
  const url = 'https://search.example:9200'
  expect(engineOf(url)).toEqual({ url, prefix: 'mishiori', authorization: null })
  expect(engineOf(`${url}/`, 'me:hunter2')).toMatchObject({
    prefix: 'mishiori',
    authorization: 'Basic bWU6aHVudGVyMg==',
  })
  expect(engineOf(`${url}/staging/`, 'a-token')).toEqual({ url, prefix: 'staging', authorization: 'Bearer a-token' })
  expect(engineOf(`${url}/${'a'.repeat(31)}`)?.prefix).toHaveLength(31)
  expect(() => engineOf(`${url}/${'a'.repeat(32)}`)).toThrow(/SEARCH_URL must end in a name/)
})

it('looks elevations up nowhere unless sources are named', () => {
  expect(readConfig({}, []).elevation).toEqual([])
  expect(readConfig({ ELEVATION: 'gsi, world' }, []).elevation).toHaveLength(3)
})

it('asks the embedded routing engine unless a server is named', () => {
  expect(readConfig({ DATA_DIR: '/srv/data' }, []).routing).toMatchObject({
    routingUrl: null,
    regionsFolder: '/srv/data/regions',
    program: expect.stringMatching(/src\/routing-child\.ts$/),
  })
  expect(readConfig({}, []).gazetteerProgram).toMatch(/src\/gazetteer-child\.ts$/)
  expect(readConfig({}, []).requestThreadProgram).toMatch(/src\/request-thread\.ts$/)
  const routingUrl = 'http://valhalla.internal:8002'
  expect(readConfig({ ROUTING_URL: routingUrl }, []).routing.routingUrl).toBe(routingUrl)
  expect(() => readConfig({ ROUTING_URL: 'valhalla:8002' }, [])).toThrow(/ROUTING_URL/)
})
