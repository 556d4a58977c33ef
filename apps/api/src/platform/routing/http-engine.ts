import { readTextWithin } from './read-text-within.ts'
import { type RoutingAnswer, type RoutingEngine, UNAVAILABLE } from './routing-engine.ts'
import { member, parseJson, readValhallaAnswer } from './valhalla/valhalla-answer.ts'
import { problemOfCode, problemOfMessage } from './valhalla/valhalla-errors.ts'
import { valhallaRequest } from './valhalla/valhalla-request.ts'

interface HttpEngineOptions {
  /** Address of a Valhalla server; `route` is added to its path. A query, such as a key, is kept; a user and password become a header. */
  readonly url: string
  readonly onTrouble: (trouble: string) => void
  readonly limitMs?: number
  /** Bytes of the longest answer that is read. */
  readonly maxBytes?: number
}

const LIMIT_MS = 8_000
/** Some 100 bytes a kilometre in towns: many times the longest way. */
const MAX_BYTES = 16 * 1024 ** 2
const REFUSED_BY_ENGINE = 400

/** A Valhalla server of the operator. It is asked for one address only, and nothing that it answers is believed. */
export function createHttpEngine({
  url,
  onTrouble,
  limitMs = LIMIT_MS,
  maxBytes = MAX_BYTES,
}: HttpEngineOptions): RoutingEngine {
  const { address, headers } = requestTo(url)
  const trouble = (what: string): RoutingAnswer => {
    onTrouble(`The routing server at ${address.host} ${what}.`)
    return UNAVAILABLE
  }
  return {
    version: 'server',
    close: async () => {},
    async route(question, signal) {
      const patience = AbortSignal.timeout(limitMs)
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers,
          body: valhallaRequest(question),
          redirect: 'error',
          signal: AbortSignal.any([signal, patience]),
        })
        const body = parseJson(await readTextWithin(response, maxBytes))
        if (response.ok) {
          const answer = readValhallaAnswer(body, question)
          return answer.ok || answer.problem !== 'unavailable' ? answer : trouble('answered what is no way')
        }
        const problem = response.status === REFUSED_BY_ENGINE ? problemOf(body) : 'unavailable'
        return problem === 'unavailable' ? trouble(`answered ${response.status}`) : { ok: false, problem }
      } catch (error) {
        signal.throwIfAborted()
        return trouble(patience.aborted ? `did not answer within ${limitMs} ms` : `failed: ${reasonOf(error)}`)
      }
    },
  }
}

function requestTo(url: string) {
  const address = new URL(url)
  const { username, password } = address
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  address.username = ''
  address.password = ''
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/route`
  return {
    address,
    headers: { 'content-type': 'application/json', ...(username === '' ? {} : { authorization }) },
  }
}

function problemOf(body: unknown) {
  const code = member(body, 'error_code')
  const words = member(body, 'error')
  if (typeof code === 'number') return problemOfCode(code)
  return typeof words === 'string' ? problemOfMessage(words) : 'unavailable'
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
