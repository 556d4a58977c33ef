import { AppError } from '../../../platform/app-error.ts'
import { createCircuit } from '../../../platform/egress/circuit.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import { readTextWithin } from '../../../platform/routing/read-text-within.ts'

export interface JsonClientOptions {
  /** Address of the server; paths are added to its own. */
  readonly url: string
  /** Identifies us to the operators of public servers. */
  readonly userAgent: string
  readonly onWarning: (warning: string) => void
  readonly limitMs?: number
  /** Bytes of the longest answer that is read. */
  readonly maxBytes?: number
  /** Milliseconds that the server is left alone after it failed several times on end. */
  readonly restMs?: number
}

export interface JsonQuestion {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Parses a response; undefined for an invalid one. */
export type ReadAnswer<T> = (body: unknown) => T | undefined

const LIMIT_MS = 4_000
const MAX_BYTES = 512 * 1024
/** What was asked is at fault, not the server: whoever asks such things must not have it left alone for all. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 414, 422])

/**
 * Sends requests to one configured server only: redirects are not followed.
 *
 * @throws {AppError} `BREAK_OUT` for whatever is not an answer in time.
 */
export function createJsonClient({
  url,
  userAgent,
  onWarning,
  limitMs = LIMIT_MS,
  maxBytes = MAX_BYTES,
  restMs,
}: JsonClientOptions) {
  const circuit = createCircuit(restMs)
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  return async <T>({ path, query, signal }: JsonQuestion, read: ReadAnswer<T>): Promise<T> => {
    const timeoutSignal = AbortSignal.timeout(limitMs)
    try {
      const answered = await circuit(signal, async () => {
        const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, base), {
          headers: { accept: 'application/json', 'user-agent': userAgent },
          redirect: 'error',
          signal: AbortSignal.any([signal, timeoutSignal]),
        })
        if (REFUSALS.has(response.status)) {
          await response.body?.cancel()
          return { refusal: response.status }
        }
        if (!response.ok) throw new Error(`answered ${response.status}`)
        const answer = read(JSON.parse(await readTextWithin(response, maxBytes)))
        if (answer === undefined) throw new Error('answered what is no list of places')
        return { answer }
      })
      if ('refusal' in answered) throw new Error(`answered ${answered.refusal}`)
      return answered.answer
    } catch (error) {
      const reason = timeoutSignal.aborted ? `did not answer within ${limitMs} ms` : reasonOf(error)
      if (!signal.aborted) onWarning(`The place server at ${base.host} ${reason}.`)
      throw new AppError('BREAK_OUT')
    }
  }
}

export type FetchJson = ReturnType<typeof createJsonClient>
