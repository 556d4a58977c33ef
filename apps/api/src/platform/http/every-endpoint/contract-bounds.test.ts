import type { Endpoint } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { allEndpoints } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'

let test: TestApp
let clients: Readonly<Record<Endpoint['access'], TestClient>>
beforeAll(async () => {
  test = await buildTestApp()
  const user = await test.aVerifiedUser()
  clients = { anyone: user, guest: test.aGuest(), user, verifiedUser: user, moderator: await test.aModerator() }
})
afterAll(() => test.close())

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A pattern that repeats nothing without end. */
const isBoundedPattern = (pattern: unknown) =>
  typeof pattern === 'string' &&
  pattern.startsWith('^') &&
  pattern.endsWith('$') &&
  !/(?<!\\)[*+]|\{\d+,\}/.test(withoutLookahead(pattern))
/** Without what stands for one sign, and what looks ahead. */
const withoutLookahead = (pattern: string) => pattern.replace(/\[[^\]]*\]/g, 'x').replace(/\(\?=[^)]*\)/g, '')

/** Formats whose checks bound the length. */
const BOUNDED_FORMATS = new Set(['date', 'date-time'])

/** Places of a schema where input of any size would pass. What has no type is `unknown`: its own reader bounds it. */
function unbounded(schema: unknown, path = ''): string[] {
  if (!isFields(schema)) return []
  const inner = ['anyOf', 'allOf', 'oneOf'].flatMap((key) =>
    (Array.isArray(schema[key]) ? schema[key] : []).flatMap((one: unknown) => unbounded(one, path)),
  )
  const members = isFields(schema.properties)
    ? Object.entries(schema.properties).flatMap(([name, one]) => unbounded(one, `${path}.${name}`))
    : []
  return [...(isBounded(schema) ? [] : [path]), ...inner, ...members, ...unbounded(schema.items, `${path}[]`)]
}

function isBounded(schema: Fields): boolean {
  if ('const' in schema || 'enum' in schema) return true
  switch (schema.type) {
    case 'string':
      return 'maxLength' in schema || isBoundedPattern(schema.pattern) || BOUNDED_FORMATS.has(String(schema.format))
    case 'array':
      return 'maxItems' in schema
    case 'integer':
    case 'number':
      return 'maximum' in schema || 'exclusiveMaximum' in schema
    case 'object':
      return schema.additionalProperties === false || 'maxProperties' in schema
    default:
      return true
  }
}

describe.each(allEndpoints)('[F57] what %s is asked', (_, endpoint) => {
  const { params, query, body, bodyKind, path, method } = endpoint

  it('has a schema, and every text, list and number in it an end', () => {
    const found = { params: unbounded(params), query: unbounded(query), body: unbounded(body) }
    expect(found).toEqual({ params: [], query: [], body: [] })
    expect(Object.keys(isFields(params) && isFields(params.properties) ? params.properties : {}).sort()).toEqual(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort(),
    )
    if (bodyKind === 'multipart') expect(method).toBe('POST')
  })
})

const withIds = allEndpoints.filter(([, { path }]) => /:(?:id|\w+Id|version)\b/.test(path))
/** Ids that nothing has, at the ends of what databases count with. */
const UNUSED_IDS = ['2147483648', '999999999999999']
const NO_IDS = [
  '1e3',
  '0x10',
  '1e19',
  '9'.repeat(20),
  '9'.repeat(16),
  '-1',
  '0',
  '01',
  '1.0',
  '%201',
  '1%00',
  '１',
  'NaN',
  "1'",
]

it('[F57] a version of an article is never larger than the database counts', async () => {
  const owner = await test.aVerifiedUser()
  const { id } = await createArticle(owner)
  for (const version of ['2147483648', '999999999', '9'.repeat(15), '1e3', '0']) {
    const answer = await owner.fetch(`/api/v1/self/routes/${id}/revisions/${version}`, {})
    expect([version, answer.status]).toEqual([version, 404])
  }
})

describe.each(withIds)('[F57] an id of %s', (_, endpoint) => {
  it('is a plain decimal of a number that the database holds', async () => {
    const { fetch } = clients[endpoint.access]
    for (const id of [...UNUSED_IDS, ...NO_IDS]) {
      const path = endpoint.path.replace(/:(?:id|\w+Id|version)\b/g, encodeURI(id)).replace(/:\w+/g, '1')
      const answer = await fetch(`/api${path}`, {
        method: endpoint.method,
        ...(endpoint.body ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
      })
      // Who takes away what is not there has what they want.
      const allowed = UNUSED_IDS.includes(id) ? [200, 204, 404, 415, 422] : [404, 415, 422]
      expect(allowed, `${id}: ${answer.status}`).toContain(answer.status)
    }
  })
})
