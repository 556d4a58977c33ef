import type { Loops } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import { RequestCoalescer } from '../../../platform/coalesce-requests.ts'
import type { Costing } from '../../../platform/routing/costing.ts'
import type { RoutingEngine } from '../../../platform/routing/routing-engine.ts'
import { costingOf, costingQuestion } from '../costing.policy.ts'
import { entersArea } from '../enters-area.ts'
import { problemError } from '../problem-error.ts'
import { type AskLoopWay, findLoops, type LoopsAnswer } from './find-loops.ts'
import { type LoopsRequest, toLoops } from './loops.wire.ts'

/** Positions of all kept loops together. */
const CACHE_POSITIONS = 100_000
/** After these milliseconds no more is looked for, and what was found is led through its stops; after those, that is the answer. */
const LOOKING_MS = 3_000
const PATIENCE_MS = 4_000
/** About, with all that slows one down. */
const METERS_PER_SECOND: Readonly<Record<Costing, number>> = {
  pedestrian: 1.3,
  bicycle: 4.5,
  auto: 12,
  motorcycle: 12,
}

interface LoopsServiceOptions {
  readonly engine: RoutingEngine
  readonly now?: () => number
}

export function createLoopsService({ engine, now = () => performance.now() }: LoopsServiceOptions) {
  const answers = new RequestCoalescer<LoopsAnswer>({
    maxWeight: CACHE_POSITIONS,
    weigh: (answer) => (answer.ok ? answer.loops.reduce((sum, { path }) => sum + path.length, 1) : null),
  })
  const search = (request: LoopsRequest, signal: AbortSignal): Promise<LoopsAnswer> => {
    const { origin, options, noGo, size } = request
    const way = wayOf(request)
    const began = now()
    const ask: AskLoopWay = async (stops, strayMeters) => {
      if (now() - began > (strayMeters > 0 ? LOOKING_MS : PATIENCE_MS)) return null
      const answer = await engine.route({ stops, ...costingQuestion(way, options), noGo, strayMeters }, signal)
      return answer.ok && entersArea(answer.path, noGo) ? NOT_FOUND : answer
    }
    return findLoops({ origin, size, metersPerSecond: METERS_PER_SECOND[costingOf(way)] }, ask)
  }
  return {
    /** @throws {AppError} `NOT_FOUND` far from every road, `loop.not_found`, `no_go.limit_reached`, `server.unavailable`. */
    async find(request: LoopsRequest, signal: AbortSignal): Promise<Loops> {
      const { origin, options, noGo, size } = request
      if (entersArea([origin], noGo)) throw new AppError('NOT_FOUND')
      const key = `${engine.version} ${wayOf(request)} ${JSON.stringify([options, noGo, size])} ${origin.join()}`
      const answer = await answers.get(key, (sharedSignal) => search(request, sharedSignal), signal)
      if (answer.ok) return toLoops(request, answer.loops)
      throw answer.problem === 'noLoop' ? new AppError('loop.not_found') : problemError(answer.problem, wayOf(request))
    },
  }
}

export type LoopsService = ReturnType<typeof createLoopsService>

const NOT_FOUND = { ok: false, problem: 'notFound' } as const

const wayOf = ({ profile, mode }: LoopsRequest) => profile ?? mode
