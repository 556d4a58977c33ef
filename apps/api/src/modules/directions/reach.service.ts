import type { Reach } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import type { ReachAnswer, RoutingEngine } from '../../platform/routing/routing-engine.ts'
import { costingQuestion } from './costing.policy.ts'
import { entersArea } from './enters-area.ts'
import { problemError } from './problem-error.ts'
import { type ReachRequest, toReach } from './reach.wire.ts'

/** Positions of all kept outlines together. */
const CACHE_POSITIONS = 200_000

export function createReachService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<ReachAnswer>({
    maxWeight: CACHE_POSITIONS,
    weigh: (answer) => (answer.ok ? positionsIn(answer) : null),
  })
  return {
    /** @throws {AppError} `NOT_FOUND` far from every road, `server.unavailable`. */
    async find(request: ReachRequest, signal: AbortSignal): Promise<Reach> {
      const { origin, profile, mode, options, noGo, within } = request
      const way = profile ?? mode
      if (entersArea([origin], noGo)) throw new AppError('NOT_FOUND')
      const question = { origin, ...costingQuestion(way, options), noGo, within }
      const key = `${engine.version} ${JSON.stringify(question)}`
      const answer = await answers.get(key, (sharedSignal) => engine.reach(question, sharedSignal), signal)
      if (answer.ok) return toReach(request, answer.areas)
      throw problemError(answer.problem, way)
    },
  }
}

export type ReachService = ReturnType<typeof createReachService>

function positionsIn({ areas }: Extract<ReachAnswer, { ok: true }>): number {
  return areas.reduce((sum, { outer, holes }) => sum + outer.length + holes.flat().length, 1)
}
