import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { createCircuit, ServerProblem } from '../../../../platform/egress/circuit.ts'
import type { EngineClient } from './engine-client.ts'
import { type EngineDocument, MAPPING_VERSION, MAPPINGS, SETTINGS } from './engine-document.ts'
import type { EngineQuery } from './engine-query.ts'

/** A state of an article for the indexes; null when it is found no more. */
export interface EngineChange {
  readonly id: number
  readonly version: number
  readonly document: EngineDocument | null
}

/** An index that is fed is not at the engine. */
export class IndexMissing extends Error {
  readonly index: string

  constructor(index: string) {
    super(`The index ${index} is not there`)
    this.index = index
  }
}

/** Long enough for what the product's own index answers in a hundredth of it, short enough that nobody leaves. */
const SEARCH_MS = 1_000
/** Changes of indexes, and bulk requests. */
const WRITE_MS = 30_000
const REMOVED = 404
const CONFLICT = 409
const isBusy = (status: number) => status === 429 || status >= 500

const Found = Type.Object({
  timed_out: Type.Literal(false),
  _shards: Type.Object({ failed: Type.Literal(0) }),
  hits: Type.Object({ hits: Type.Array(Type.Object({ _id: Type.String({ pattern: '^[0-9]+$' }) })) }),
})
const Result = Type.Object({
  _index: Type.String(),
  _id: Type.String(),
  status: Type.Integer(),
  error: Type.Optional(Type.Object({ type: Type.String() })),
})
const Sent = Type.Object({
  items: Type.Array(Type.Union([Type.Object({ index: Result }), Type.Object({ delete: Result })])),
})
const Aliases = Type.Record(Type.String(), Type.Object({ aliases: Type.Record(Type.String(), Type.Unknown()) }))
const isFound = Compile(Found)
const isSent = Compile(Sent)
const areAliases = Compile(Aliases)

interface EngineIndexParts {
  readonly client: EngineClient
  readonly prefix: string
  readonly restMs?: number
}

/** The product's indexes at a cluster. Searches read an alias, which one of them has; each is written by an alias of its own. */
export function createEngineIndexes({ client, prefix, restMs }: EngineIndexParts) {
  const circuit = createCircuit(restMs)
  const alias = `${prefix}-routes`
  const feedOf = (index: string) => `${index}-feed`

  const listAliases = async (signal: AbortSignal): Promise<Static<typeof Aliases>> => {
    const path = `/${alias}-*/_alias`
    const body = await client({ method: 'GET', path, signal, limitMs: WRITE_MS })
    if (!areAliases.Check(body)) throw new ServerProblem('answered what is no list of aliases')
    return body
  }
  const serving = async (signal: AbortSignal) =>
    Object.entries(await listAliases(signal)).flatMap(([index, { aliases }]) => (alias in aliases ? [index] : []))
  const changeAliases = async (actions: readonly object[], signal: AbortSignal) => {
    if (actions.length === 0) return
    await client({ method: 'POST', path: '/_aliases', body: { actions }, signal, limitMs: WRITE_MS })
  }

  const remove = async (index: string, signal: AbortSignal): Promise<void> => {
    await client({ method: 'DELETE', path: `/${index}`, signal, limitMs: WRITE_MS, accepts: [REMOVED] })
  }

  return {
    /** A new name, which tells the mapping. */
    nameAt: (now: Date) => `${alias}-${MAPPING_VERSION}-${now.toISOString().replaceAll(/\D/g, '')}`,
    /** Whether an index is of today's mapping. */
    isCurrent: (index: string) => index.startsWith(`${alias}-${MAPPING_VERSION}-`),
    async create(index: string, signal: AbortSignal): Promise<void> {
      const body = { settings: SETTINGS, mappings: MAPPINGS, aliases: { [feedOf(index)]: {} } }
      await client({ method: 'PUT', path: `/${index}`, body, signal, limitMs: WRITE_MS })
    },
    /** Deletes every index of ours but one. */
    async keepOnly(index: string, signal: AbortSignal): Promise<void> {
      const others = Object.keys(await listAliases(signal)).filter((name) => name !== index)
      for (const name of others) await remove(name, signal)
    },
    remove,
    /** From now on searches read this one, in one step. */
    async serve(index: string, signal: AbortSignal): Promise<void> {
      await client({ method: 'POST', path: `/${index}/_refresh`, signal, limitMs: WRITE_MS })
      const before = await serving(signal)
      const removed = before.filter((name) => name !== index).map((name) => ({ remove: { index: name, alias } }))
      await changeAliases([...removed, { add: { index, alias } }], signal)
    },
    /** Until another one is served, none is. */
    async serveNone(signal: AbortSignal): Promise<void> {
      await changeAliases(
        (await serving(signal)).map((index) => ({ remove: { index, alias } })),
        signal,
      )
    },
    async refresh(signal: AbortSignal): Promise<void> {
      await client({ method: 'POST', path: `/${alias}/_refresh`, signal, limitMs: WRITE_MS })
    },
    /**
     * Sends states of articles to indexes. An index that has a later state of one keeps it.
     *
     * @returns ids of what the engine refuses for what it is. @throws {IndexMissing} or {ServerProblem}
     */
    async send(indexes: readonly string[], changes: readonly EngineChange[], signal: AbortSignal): Promise<number[]> {
      const lines = indexes.flatMap((index) => changes.flatMap((change) => linesOf(feedOf(index), change)))
      if (lines.length === 0) return []
      const path = '/_bulk?require_alias=true'
      const body = await client({ method: 'POST', path, body: lines, signal, limitMs: WRITE_MS })
      if (!isSent.Check(body)) throw new ServerProblem('answered what is no list of results')
      const results = body.items.map((item) => ('index' in item ? item.index : item.delete))
      if (results.length !== indexes.length * changes.length) throw new ServerProblem('left out results')
      const refused = results.filter((result) => !isTaken(result))
      const missing = refused.find(({ error }) => error?.type === 'index_not_found_exception')
      const lost = missing && indexes.find((index) => feedOf(index) === missing._index)
      if (lost !== undefined) throw new IndexMissing(lost)
      const busy = refused.find(({ status }) => isBusy(status))
      if (busy) throw new ServerProblem(`answered ${busy.status} (${busy.error?.type}) to a part of what it was sent`)
      return [...new Set(refused.map(({ _id }) => Number(_id)))]
    },
    /** Ids in the order of the query. @throws {ServerProblem} for whatever is not the whole answer in time. */
    async search(query: EngineQuery): Promise<number[]> {
      const { signal } = new AbortController()
      const path = `/${alias}/_search?allow_partial_search_results=false`
      return await circuit(signal, async () => {
        const body = await client({ method: 'POST', path, body: query, signal, limitMs: SEARCH_MS })
        if (!isFound.Check(body)) throw new ServerProblem('answered what is no list of results')
        return body.hits.hits.map(({ _id }) => Number(_id))
      })
    },
  }
}

export type EngineIndexes = ReturnType<typeof createEngineIndexes>

function linesOf(_index: string, { id, version, document }: EngineChange): readonly object[] {
  const target = { _index, _id: String(id), version, version_type: 'external' }
  return document ? [{ index: target }, document] : [{ delete: target }]
}

/** Also where there is a later state already, or nothing to remove. */
const isTaken = ({ status, error }: Static<typeof Result>) =>
  status < 300 || status === CONFLICT || (status === REMOVED && error === undefined)
