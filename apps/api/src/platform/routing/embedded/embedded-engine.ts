import type { Position } from '@mishiori/map-document'
import {
  type ReachAnswer,
  type ReachQuestion,
  type RoutingAnswer,
  type RoutingEngine,
  type RoutingQuestion,
  UNAVAILABLE,
} from '../routing-engine.ts'
import { type OpenRegion, openRegion } from '../trace/open-region.ts'
import { type SnapReply, snapLine } from '../trace/snap-line.ts'
import { type TraceReply, traceLine } from '../trace/trace-line.ts'
import { type TurnsReply, turnsOfLine } from '../trace/turns-of-line.ts'
import { parseJson, readValhallaAnswer, readValhallaElevations } from '../valhalla/valhalla-answer.ts'
import { isNoMatch, problemOfMessage } from '../valhalla/valhalla-errors.ts'
import { readValhallaReach, valhallaReachRequest } from '../valhalla/valhalla-reach.ts'
import { valhallaHeightRequest, valhallaRequest } from '../valhalla/valhalla-request.ts'
import {
  readValhallaSnap,
  readValhallaTrace,
  type SnapRequest,
  type TraceRequest,
  valhallaTraceRequest,
} from '../valhalla/valhalla-trace.ts'
import { readValhallaTurns, type TurnsRequest, valhallaTurnsRequest } from '../valhalla/valhalla-turns.ts'
import type { EngineQuery } from './engine-messages.ts'
import { type EngineSetup, ProcessSupervisor } from './process-supervisor.ts'
import { TicketQueue } from './ticket-queue.ts'

export interface EmbeddedEngineOptions {
  /** The program of the engine's process. */
  readonly program: string
  /** Called with messages for the operator only. */
  readonly onWarning: (warning: string) => void
  readonly limits?: Partial<EngineLimits>
}

export interface EngineLimits {
  /** Questions that may wait behind those at the engine. */
  readonly maxWaiting: number
  /** Milliseconds that one question may wait. */
  readonly waitMs: number
  /** Milliseconds that the engine may think about one. It cannot be interrupted: its process is ended. */
  readonly thinkMs: number
}

const LIMITS: EngineLimits = { maxWaiting: 64, waitMs: 10_000, thinkMs: 5_000 }
/** While the engine thinks about one, the next are there already: it never waits for us. */
const AT_ONCE = 4
/** A question that the engine died of may have been innocent; one that kills it twice is not asked again. */
const TRIES = 2

/** Of a path that follows no ways, or that cannot be looked at now. */
type Unmatched = null | 'unavailable'
type SourceElevations = readonly (number | null)[] | null

export interface EmbeddedEngine extends RoutingEngine {
  /** Answers from these tiles as soon as their process is warm; until then from those before. @throws when it does not start. */
  use(setup: EngineSetup): Promise<void>
  /** The process that answers now; null while there is none. */
  readonly pid: number | null
}

/** Valhalla in a process of its own, which thinks about one question at a time. */
export function createEmbeddedEngine({ program, onWarning, limits = {} }: EmbeddedEngineOptions): EmbeddedEngine {
  const { maxWaiting, waitMs, thinkMs } = { ...LIMITS, ...limits }
  const keeper = new ProcessSupervisor({ program, onWarning })

  const send = async (query: EngineQuery) => {
    let answer = await keeper.send(query, thinkMs)
    for (let tries = 1; tries < TRIES && answer.kind === 'ended'; tries++) answer = await keeper.send(query, thinkMs)
    return answer
  }
  const { findWay, findReach, findElevations, findEdges, findTurns, findSnapped } = questionsTo(send, onWarning)
  const line = { atOnce: AT_ONCE, maxWaiting, waitMs }
  const ways = new TicketQueue<RoutingQuestion, RoutingAnswer>({ ...line, refusal: UNAVAILABLE, work: findWay })
  const reaches = new TicketQueue<ReachQuestion, ReachAnswer>({ ...line, refusal: UNAVAILABLE, work: findReach })
  const elevations = new TicketQueue<readonly Position[], SourceElevations>({
    ...line,
    refusal: null,
    work: findElevations,
  })

  const traces = new TicketQueue<TraceRequest, TraceReply>({ ...line, refusal: 'unavailable', work: findEdges })
  const narrations = new TicketQueue<TurnsRequest, TurnsReply>({ ...line, refusal: 'unavailable', work: findTurns })
  const snaps = new TicketQueue<SnapRequest, SnapReply>({ ...line, refusal: 'unavailable', work: findSnapped })
  let regions: readonly (OpenRegion | null)[] = []
  /** Of the tiles that are served now: others may have taken over while this set is still being set up. */
  const regionServed = () => regions.find((region) => region?.known.version === keeper.version) ?? null

  const trace: RoutingEngine['trace'] = async (question, signal) =>
    keeper.isPrepared
      ? traceLine(question, { region: regionServed(), ask: (request) => traces.add(request, signal) })
      : null

  return {
    get version() {
      return keeper.version
    },
    get ways() {
      return keeper.ways
    },
    get pid() {
      return keeper.pid
    },
    route: async (question, signal) => (keeper.isPrepared ? ways.add(question, signal) : UNAVAILABLE),
    reach: async (question, signal) => (keeper.isPrepared ? reaches.add(question, signal) : UNAVAILABLE),
    elevations: async (positions, signal) => (keeper.isPrepared ? elevations.add(positions, signal) : null),
    trace,
    turns: async (question, signal) =>
      keeper.isPrepared
        ? turnsOfLine(question, {
            ask: (request) => narrations.add(request, signal),
            trace: (asked) => trace(asked, signal),
          })
        : null,
    snap: async (question, signal) =>
      keeper.isPrepared
        ? snapLine(question, { region: regionServed(), ask: (request) => snaps.add(request, signal) })
        : null,
    use: async (setup) => {
      const [before, next] = [regionServed(), setup.facts ? await openRegion(setup.version, setup.facts) : null]
      regions = [before, next]
      await keeper.use(setup)
      regions = [next]
    },
    close: () => keeper.close(),
  }
}

type Send = (query: EngineQuery) => ReturnType<ProcessSupervisor['send']>

/** Each kind of question, sent as the engine takes it, with its answer as it is understood. */
function questionsTo(send: Send, onWarning: EmbeddedEngineOptions['onWarning']) {
  const findWay = async (question: RoutingQuestion): Promise<RoutingAnswer> => {
    const answer = await send({ action: 'route', query: valhallaRequest(question) })
    if (answer.kind === 'text') return readValhallaAnswer(parseJson(answer.text), question)
    return answer.kind === 'refusal' ? refuse(answer.message) : UNAVAILABLE
  }
  const findReach = async (question: ReachQuestion): Promise<ReachAnswer> => {
    const answer = await send({ action: 'isochrone', query: valhallaReachRequest(question) })
    if (answer.kind === 'text') return readValhallaReach(parseJson(answer.text), question)
    return answer.kind === 'refusal' ? refuse(answer.message) : UNAVAILABLE
  }
  const findElevations = async (positions: readonly Position[]): Promise<SourceElevations> => {
    const answer = await send({ action: 'height', query: valhallaHeightRequest(positions) })
    if (answer.kind === 'text') return readValhallaElevations(parseJson(answer.text), positions.length)
    if (answer.kind === 'refusal') onWarning(`The routing engine said: ${answer.message}`)
    return null
  }
  const findMatch = async <Match>(query: EngineQuery, read: (body: unknown) => Match): Promise<Match | Unmatched> => {
    const answer = await send(query)
    if (answer.kind === 'text') return read(parseJson(answer.text))
    if (answer.kind !== 'refusal') return 'unavailable'
    if (isNoMatch(answer.message)) return null
    onWarning(`The routing engine said: ${answer.message}`)
    return 'unavailable'
  }
  const findEdges = (request: TraceRequest): Promise<TraceReply> =>
    findMatch({ action: 'traceAttributes', query: valhallaTraceRequest(request) }, (body) =>
      readValhallaTrace(body, request),
    )
  const findTurns = (request: TurnsRequest): Promise<TurnsReply> =>
    findMatch({ action: 'traceRoute', query: valhallaTurnsRequest(request) }, readValhallaTurns)
  const findSnapped = (request: SnapRequest): Promise<SnapReply> =>
    findMatch({ action: 'traceAttributes', query: valhallaTraceRequest(request) }, (body) =>
      readValhallaSnap(body, request),
    )
  const refuse = (message: string) => {
    const problem = problemOfMessage(message)
    if (problem === 'unavailable') onWarning(`The routing engine said: ${message}`)
    return { ok: false, problem } as const
  }
  return { findWay, findReach, findElevations, findEdges, findTurns, findSnapped }
}
