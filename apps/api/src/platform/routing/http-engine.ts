import { createCircuit, ServerProblem } from '../egress/circuit.ts'
import { reasonOf } from '../reason-of.ts'
import { readTextWithin } from './read-text-within.ts'
import { type RoutingEngine, type RoutingProblem, UNAVAILABLE } from './routing-engine.ts'
import { type SnapReply, snapLine } from './trace/snap-line.ts'
import { type TraceReply, traceLine } from './trace/trace-line.ts'
import { type TurnsReply, turnsOfLine } from './trace/turns-of-line.ts'
import { member, parseJson, readValhallaAnswer, readValhallaElevations } from './valhalla/valhalla-answer.ts'
import { isNoMatch, problemOfCode, problemOfMessage } from './valhalla/valhalla-errors.ts'
import { readValhallaReach, valhallaReachRequest } from './valhalla/valhalla-reach.ts'
import { valhallaHeightRequest, valhallaRequest } from './valhalla/valhalla-request.ts'
import { readValhallaSnap, readValhallaTrace, valhallaTraceRequest } from './valhalla/valhalla-trace.ts'
import { readValhallaTurns, valhallaTurnsRequest } from './valhalla/valhalla-turns.ts'

interface HttpEngineOptions {
  /**
   * Address of a Valhalla server; the names of its actions, such as `route`, are added to its path. A query, such as a key, is kept; a
   * user and password become a header.
   */
  readonly url: string
  readonly onWarning: (warning: string) => void
  readonly limitMs?: number
  /** Bytes of the longest answer that is read. */
  readonly maxBytes?: number
  /** Milliseconds that the server is left alone after it failed several times on end. */
  readonly restMs?: number
}

const LIMIT_MS = 8_000
/** Some 100 bytes a kilometre in towns: many times the longest way. */
const MAX_BYTES = 16 * 1024 ** 2
const REFUSED_BY_ENGINE = 400
const FIRST_SERVER_ERROR = 500

/** A Valhalla server of the operator. Requests go to one address only, and its responses are validated. */
export function createHttpEngine({
  url,
  onWarning,
  limitMs = LIMIT_MS,
  maxBytes = MAX_BYTES,
  restMs,
}: HttpEngineOptions): RoutingEngine {
  const circuit = createCircuit(restMs)
  const { addressOf, headers, host } = requestTo(url)
  const complain = (what: string) => onWarning(`The routing server at ${host} ${what}.`)

  /** Null for an invalid response, which was logged. */
  const send = async (action: ServerAction, body: string, signal: AbortSignal): Promise<ServerAnswer | null> => {
    const timeoutSignal = AbortSignal.timeout(limitMs)
    try {
      return await circuit(signal, async () => {
        const response = await fetch(addressOf(action), {
          method: 'POST',
          headers,
          body,
          redirect: 'error',
          signal: AbortSignal.any([signal, timeoutSignal]),
        })
        const { status, ok: isOk } = response
        const answer = { status, isOk, body: parseJson(await readTextWithin(response, maxBytes)) }
        if (status >= FIRST_SERVER_ERROR) throw new ServerProblem(`answered ${status}`)
        return answer
      })
    } catch (error) {
      signal.throwIfAborted()
      const reason = error instanceof ServerProblem ? error.message : `failed: ${reasonOf(error)}`
      complain(timeoutSignal.aborted ? `did not answer within ${limitMs} ms` : reason)
      return null
    }
  }

  /** What an answer says; one that says nothing was logged as what it is not. */
  function found<Answer extends Found>(
    answer: ServerAnswer | null,
    whatItIsNot: string,
    read: (body: unknown) => Answer,
  ): Answer | Refusal {
    if (!answer) return UNAVAILABLE
    const said = answer.isOk ? read(answer.body) : refusalOf(answer)
    if (said.ok || said.problem !== 'unavailable') return said
    complain(answer.isOk ? `answered what is ${whatItIsNot}` : `answered ${answer.status}`)
    return UNAVAILABLE
  }
  /** Null for a path that follows no ways. */
  const match: Match = async (action, query, read, signal) => {
    const answer = await send(action, query, signal)
    if (!answer) return 'unavailable'
    if (answer.isOk) return read(answer.body)
    if (answer.status === REFUSED_BY_ENGINE && isNoMatch(member(answer.body, 'error_code'))) return null
    complain(`answered ${answer.status}`)
    return 'unavailable'
  }

  return {
    version: 'server',
    ways: null,
    close: async () => {},
    async route(question, signal) {
      const answer = await send('route', valhallaRequest(question), signal)
      return found(answer, 'no way', (body) => readValhallaAnswer(body, question))
    },
    async reach(question, signal) {
      const answer = await send('isochrone', valhallaReachRequest(question), signal)
      return found(answer, 'no reach', (body) => readValhallaReach(body, question))
    },
    async elevations(positions, signal) {
      const answer = await send('height', valhallaHeightRequest(positions), signal)
      if (!answer) return null
      const elevations = answer.isOk ? readValhallaElevations(answer.body, positions.length) : null
      if (!elevations) complain(answer.isOk ? 'answered what are no elevations' : `answered ${answer.status}`)
      return elevations
    },
    ...lineQuestions(match),
  }
}

type Match = <Matched>(
  action: ServerAction,
  query: string,
  read: (body: unknown) => Matched,
  signal: AbortSignal,
) => Promise<Matched | null | 'unavailable'>

/** What is asked of lines. The extracts are not here, so that nothing says which surfaces are known and which the server assumes. */
function lineQuestions(match: Match): Pick<RoutingEngine, 'trace' | 'turns' | 'snap'> {
  const trace: RoutingEngine['trace'] = (question, signal) =>
    traceLine(question, {
      region: null,
      ask: (request): Promise<TraceReply> =>
        match('trace_attributes', valhallaTraceRequest(request), (body) => readValhallaTrace(body, request), signal),
    })
  return {
    trace,
    turns: (question, signal) =>
      turnsOfLine(question, {
        ask: (request): Promise<TurnsReply> =>
          match('trace_route', valhallaTurnsRequest(request), readValhallaTurns, signal),
        trace: (asked) => trace(asked, signal),
      }),
    snap: (question, signal) =>
      snapLine(question, {
        region: null,
        ask: (request): Promise<SnapReply> =>
          match('trace_attributes', valhallaTraceRequest(request), (body) => readValhallaSnap(body, request), signal),
      }),
  }
}

type ServerAction = 'route' | 'isochrone' | 'height' | 'trace_attributes' | 'trace_route'

interface Refusal {
  readonly ok: false
  readonly problem: RoutingProblem
}
type Found = { readonly ok: true } | Refusal

interface ServerAnswer {
  readonly status: number
  readonly isOk: boolean
  readonly body: unknown
}

function requestTo(url: string) {
  const base = new URL(url)
  const { username, password, host } = base
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  base.username = ''
  base.password = ''
  const folder = base.pathname.replace(/\/+$/, '')
  return {
    host,
    addressOf: (action: string) => Object.assign(new URL(base), { pathname: `${folder}/${action}` }),
    headers: { 'content-type': 'application/json', ...(username === '' ? {} : { authorization }) },
  }
}

function refusalOf({ status, body }: ServerAnswer): Refusal {
  const problem = status === REFUSED_BY_ENGINE ? problemOf(body) : 'unavailable'
  return { ok: false, problem }
}

function problemOf(body: unknown) {
  const code = member(body, 'error_code')
  const message = member(body, 'error')
  if (typeof code === 'number') return problemOfCode(code)
  return typeof message === 'string' ? problemOfMessage(message) : 'unavailable'
}
