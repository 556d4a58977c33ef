import { ServerProblem } from '../../../../platform/egress/circuit.ts'
import { readTextWithin } from '../../../../platform/routing/read-text-within.ts'

/** An OpenSearch cluster that answers searches. */
export interface SearchEngineSettings {
  /** Of its HTTP interface, without a path. */
  readonly url: string
  /** Sent with each request; null where the cluster asks for none. */
  readonly authorization: string | null
  /** Begins the names of the product's indexes, so that several instances can share a cluster. */
  readonly prefix: string
}

interface EngineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its query. */
  readonly path: string
  /** JSON; a list is sent as lines, which `_bulk` takes. */
  readonly body?: object
  readonly signal: AbortSignal
  readonly limitMs: number
  /** Statuses that are answers, besides those of success. */
  readonly accepts?: readonly number[]
}

/** The longest answer that is read: of a bulk request, a line for each of its documents. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REASON = 300

/** @returns what the cluster answered, parsed. @throws {ServerProblem} with what was wrong, without what was searched. */
export type EngineClient = (request: EngineRequest) => Promise<unknown>

/** Asks one cluster only: redirects are not followed. */
export function createEngineClient({ url, authorization }: SearchEngineSettings): EngineClient {
  return async ({ method, path, body, signal, limitMs, accepts = [] }) => {
    const timeout = AbortSignal.timeout(limitMs)
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: { accept: 'application/json', ...(authorization && { authorization }), ...typeOf(body) },
        ...(body && { body: Array.isArray(body) ? linesOf(body) : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout]),
      })
      const text = await readTextWithin(response, MAX_BYTES)
      if (!response.ok && !accepts.includes(response.status)) {
        throw new ServerProblem(`answered ${response.status}${typeOfError(text)}`)
      }
      return JSON.parse(text)
    } catch (error) {
      if (timeout.aborted && !signal.aborted) throw new ServerProblem(`did not answer within ${limitMs} ms`)
      throw error
    }
  }
}

const linesOf = (lines: readonly unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

function typeOf(body: object | undefined): Readonly<Record<string, string>> {
  if (body === undefined) return {}
  return { 'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json' }
}

/** The type alone: the reason may quote the query. */
function typeOfError(text: string): string {
  const [, type] = /"type"\s*:\s*"([a-z_]+)"/.exec(text) ?? []
  return type === undefined ? '' : ` (${type.slice(0, MAX_REASON)})`
}
