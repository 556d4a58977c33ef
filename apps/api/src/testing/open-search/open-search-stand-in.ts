import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { createIndex, Refusal, refresh, type StandInIndex, write } from './documents.ts'
import { search } from './queries.ts'

const strict = { additionalProperties: false } as const
const Target = Type.Object(
  {
    _index: Type.String(),
    _id: Type.String({ minLength: 1, maxLength: 512 }),
    version: Type.Integer({ minimum: 0 }),
    version_type: Type.Literal('external'),
  },
  strict,
)
const isIndexAction = Compile(Type.Object({ index: Target }, strict))
const isDeleteAction = Compile(Type.Object({ delete: Target }, strict))
const AliasOf = Type.Object({ index: Type.String(), alias: Type.String() }, strict)
const AliasAction = Type.Union([Type.Object({ add: AliasOf }, strict), Type.Object({ remove: AliasOf }, strict)])
const areAliasActions = Compile(Type.Object({ actions: Type.Array(AliasAction, { minItems: 1 }) }, strict))

/** What a test has it do instead of answering. */
type Fault = 'silent' | 'broken' | 'partial' | 'foreign'

export interface OpenSearchStandIn {
  readonly url: string
  /** By name, what the engine has. */
  readonly indexes: ReadonlyMap<string, StandInIndex>
  /** What was asked, as `POST /_bulk`. */
  readonly asked: string[]
  /** For every request until it is null again. */
  fault: Fault | null
  close(): Promise<void>
}

/**
 * OpenSearch as its documentation describes it, as far as the product uses it: what it doesn't know it refuses, with the engine's
 * statuses and types of errors. Written documents are found when their index has been refreshed.
 *
 * @param authorization that every request must bring; null for none.
 */
export async function startOpenSearchStandIn(authorization: string | null = null): Promise<OpenSearchStandIn> {
  const indexes = new Map<string, StandInIndex>()
  const asked: string[] = []
  const handle = createHandler(indexes)
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += String(piece)
    asked.push(`${request.method} ${request.url}`)
    if (standIn.fault === 'silent') return
    if (standIn.fault === 'broken') return answer(503, { error: { type: 'cluster_block_exception' }, status: 503 })
    if (standIn.fault === 'partial') return answer(200, found([], { failed: 1 }))
    if (standIn.fault === 'foreign') return answer(200, { hello: 'there' })
    if (authorization !== null && request.headers.authorization !== authorization) return answer(401, 'Unauthorized')
    try {
      answer(200, handle(request, text))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answer(error.status, { error: { type: error.type, reason: error.message }, status: error.status })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: OpenSearchStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    indexes,
    asked,
    fault: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return standIn
}

const found = (ids: readonly string[], { failed = 0 } = {}) => ({
  took: 1,
  timed_out: false,
  _shards: { total: 1, successful: 1 - failed, skipped: 0, failed },
  hits: { max_score: null, hits: ids.map((id) => ({ _index: 'routes', _id: id, _score: null, sort: [] })) },
})

const missing = (name: string) => new Refusal(404, 'index_not_found_exception', `no such index [${name}]`)

/** Answers by method and path. @throws {Refusal} */
function createHandler(indexes: Map<string, StandInIndex>) {
  const named = (name: string) => {
    const index = indexes.get(name) ?? [...indexes.values()].find(({ aliases }) => aliases.has(name))
    if (!index) throw missing(name)
    return index
  }

  const create = (name: string, body: unknown) => {
    if (indexes.has(name)) throw new Refusal(400, 'resource_already_exists_exception', name)
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Refusal(400, 'invalid_index_name_exception', name)
    indexes.set(name, createIndex(body))
    return { acknowledged: true, shards_acknowledged: true, index: name }
  }

  const listAliases = (pattern: string) => {
    const [beginning = ''] = pattern.split('*')
    const matching = [...indexes].filter(([name]) => name.startsWith(beginning))
    return Object.fromEntries(
      matching.map(([name, { aliases }]) => [
        name,
        { aliases: Object.fromEntries([...aliases].map((alias) => [alias, {}])) },
      ]),
    )
  }

  const changeAliases = (body: unknown) => {
    if (!areAliasActions.Check(body)) throw new Refusal(400, 'x_content_parse_exception', 'the actions are not known')
    for (const action of body.actions) {
      const { index: name, alias } = 'add' in action ? action.add : action.remove
      const index = indexes.get(name)
      if (!index) throw missing(name)
      if ('add' in action) index.aliases.add(alias)
      else if (!index.aliases.delete(alias)) throw new Refusal(404, 'aliases_not_found_exception', alias)
    }
    return { acknowledged: true }
  }

  const writeOne = (alias: string, id: string, version: number, source: Record<string, unknown> | null) => {
    const index = [...indexes.values()].find(({ aliases }) => aliases.has(alias))
    const was = index?.stored.get(id)?.document ?? null
    try {
      if (!index) throw missing(alias)
      write(index, id, version, source)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { _index: alias, _id: id, status: error.status, error: { type: error.type, reason: error.message } }
    }
    if (source === null)
      return { _index: alias, _id: id, status: was ? 200 : 404, result: was ? 'deleted' : 'not_found' }
    return { _index: alias, _id: id, status: was ? 200 : 201, result: was ? 'updated' : 'created' }
  }

  const bulk = (request: IncomingMessage, text: string) => {
    if (request.headers['content-type'] !== 'application/x-ndjson' || !text.endsWith('\n'))
      throw new Refusal(406, 'illegal_argument_exception', 'lines of JSON are expected, each with an end')
    const lines: unknown[] = text
      .slice(0, -1)
      .split('\n')
      .map((line) => JSON.parse(line))
    const items: object[] = []
    for (let at = 0; at < lines.length; at++) {
      const action = lines[at]
      if (isIndexAction.Check(action)) {
        const { _index, _id, version } = action.index
        at++
        const source = lines[at]
        if (typeof source !== 'object' || source === null) throw new Refusal(400, 'parse_exception', 'no document')
        items.push({ index: writeOne(_index, _id, version, { ...source }) })
      } else if (isDeleteAction.Check(action)) {
        const { _index, _id, version } = action.delete
        items.push({ delete: writeOne(_index, _id, version, null) })
      } else throw new Refusal(400, 'illegal_argument_exception', `malformed action in line [${at + 1}]`)
    }
    return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"error"')), items }
  }

  return (request: IncomingMessage, text: string): unknown => {
    const { pathname, search: query } = new URL(request.url ?? '/', 'http://engine')
    const [first = '', second = ''] = pathname.slice(1).split('/')
    const json = (): unknown => JSON.parse(text)
    switch (`${request.method} ${first.startsWith('_') ? first : `:index/${second}`}${query}`) {
      case 'PUT :index/':
        return create(first, json())
      case 'DELETE :index/':
        if (!indexes.delete(first)) throw missing(first)
        return { acknowledged: true }
      case 'GET :index/_alias':
        return listAliases(first)
      case 'POST _aliases':
        return changeAliases(json())
      case 'POST :index/_refresh':
        refresh(named(first))
        return { _shards: { total: 1, successful: 1, failed: 0 } }
      case 'POST _bulk?require_alias=true':
        return bulk(request, text)
      case 'POST :index/_search?allow_partial_search_results=false': {
        const { visible, fields } = named(first)
        return found(search(json(), visible, fields))
      }
      default:
        throw new Refusal(400, 'illegal_argument_exception', `${request.method} ${request.url} is not known`)
    }
  }
}
