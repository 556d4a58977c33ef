import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEngineClient } from '../../modules/route-articles/search/engine/engine-client.ts'
import { MAPPINGS, SETTINGS } from '../../modules/route-articles/search/engine/engine-document.ts'
import { type OpenSearchStandIn, startOpenSearchStandIn } from './open-search-stand-in.ts'

const INDEX = 'routes-1'
let standIn: OpenSearchStandIn
beforeAll(async () => {
  standIn = await startOpenSearchStandIn()
  await ask('PUT', `/${INDEX}`, { settings: SETTINGS, mappings: MAPPINGS, aliases: { feed: {} } })
})
afterAll(() => standIn.close())

const ask = (method: 'PUT' | 'POST', path: string, body: object): Promise<unknown> =>
  createEngineClient({ url: standIn.url, authorization: null, prefix: 'routes' })({
    method,
    path,
    body,
    limitMs: 5_000,
    signal: new AbortController().signal,
  })
const search = (over: object) => {
  const whole = {
    size: 10,
    _source: false,
    track_total_hits: false,
    query: { bool: { filter: [] } },
    sort: [{ id: 'desc' }],
  }
  return ask('POST', `/${INDEX}/_search?allow_partial_search_results=false`, { ...whole, ...over })
}
const write = (document: object, id = '1') =>
  ask('POST', '/_bulk?require_alias=true', [
    { index: { _index: 'feed', _id: id, version: Date.now(), version_type: 'external' } },
    document,
  ])

it.each([
  ['a part of a search', { highlight: {} }],
  ['a kind of query', { query: { fuzzy: { head: 'a' } } }],
  ['an option of a query', { query: { bool: { filter: [], boost: 2 } } }],
  ['a field', { query: { term: { tags: 'a' } } }],
  ['a term of text, which is cut up', { query: { term: { head: 'a' } } }],
  ['a range of words', { query: { range: { tokens: { gte: 1 } } } }],
  ['two fields in one term', { query: { term: { tokens: 'a', head: 'a' } } }],
  ['an order by text', { sort: [{ head: 'asc' }] }],
  ['more than ten thousand results', { size: 10_001 }],
])('refuses %s that it would not take', async (_, over) => {
  await expect(search({})).resolves.toMatchObject({ hits: { hits: [] } })
  await expect(search(over)).rejects.toThrow('answered 400')
})

it.each([
  ['mappings', { mappings: { ...MAPPINGS, properties: { id: { type: 'int' } } } }],
  ['settings', { settings: { index: { ...SETTINGS.index, speed: 'high' } } }],
])('refuses %s that it does not know', async (_, over) => {
  const body = { settings: SETTINGS, mappings: MAPPINGS, aliases: {}, ...over }
  await expect(ask('PUT', '/routes-2', body)).rejects.toThrow('answered 400 (mapper_parsing_exception)')
})

it.each([
  ['another field', { id: 1, title: 'a' }, 'strict_dynamic_mapping_exception'],
  ['another type', { id: 'one' }, 'mapper_parsing_exception'],
  ['a half as a whole number', { courseMinutes: 1.5 }, 'mapper_parsing_exception'],
])('refuses a document with %s', async (_, document, type) => {
  await expect(write(document)).resolves.toMatchObject({
    errors: true,
    items: [{ index: { status: 400, error: { type } } }],
  })
})

it.each(['/_bulk', '/_bulk?refresh=true', `/${INDEX}/_search`, '/_cat/indices'])(
  'refuses an address that the product has no use for: %s',
  async (path) => {
    await expect(ask('POST', path, [])).rejects.toThrow('answered 400')
  },
)

it('finds documents when their index was refreshed', async () => {
  await write({ id: 1, tokens: ['a'], head: '竜ヶ岳', body: '' })
  const query = { bool: { filter: [{ match_phrase: { head: 'ヶ岳' } }] } }
  await expect(search({ query })).resolves.toMatchObject({ hits: { hits: [] } })
  await ask('POST', `/${INDEX}/_refresh`, {})
  await expect(search({ query })).resolves.toMatchObject({ hits: { hits: [{ _id: '1' }] } })
})
