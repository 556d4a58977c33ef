/** Where a stretch of a line is cut into stages. Metres from the start of the line. */
export interface CutPlan {
  readonly fromMeters: number
  readonly toMeters: number
  /** Whole metres, in order; each stage is at least `LEAST_STAGE` long. */
  readonly cuts: readonly number[]
}

/** What is between two cuts. */
export interface CutStage {
  readonly fromMeters: number
  readonly toMeters: number
}

/** A place beside the line at which a day may end. */
export interface StopPlace {
  readonly id: string
  readonly name: string
  readonly alongMeters: number
}

/** What a way up to some place costs, in minutes or metres. It never gets less. */
export type CostAt = (meters: number) => number

/** What a proposal goes by. */
interface Wanted {
  /** What a stage may cost. */
  readonly limit: number
  /** More stages than these have no room. */
  readonly maxStages: number
}

/** Metres. */
export const LEAST_STAGE = 100
/** Nearer to a cut than this a place is where the day ends. Metres. */
const AT_PLACE = 300

export function stagesOfPlan({ fromMeters, toMeters, cuts }: CutPlan): readonly CutStage[] {
  const borders = [fromMeters, ...cuts, toMeters]
  return borders.slice(1).map((to, index) => ({ fromMeters: borders[index] ?? fromMeters, toMeters: to }))
}

/** Between its neighbours, with room for a stage on both sides. */
export function moveCut(plan: CutPlan, index: number, meters: number): CutPlan {
  const { fromMeters, toMeters, cuts } = plan
  const low = (cuts[index - 1] ?? fromMeters) + LEAST_STAGE
  const high = (cuts[index + 1] ?? toMeters) - LEAST_STAGE
  return { ...plan, cuts: cuts.with(index, Math.round(Math.min(high, Math.max(low, meters)))) }
}

/** A further cut; the same plan where there is no room for one. */
export function addCut(plan: CutPlan, meters: number): CutPlan {
  const stage = stagesOfPlan(plan).find(({ fromMeters, toMeters }) => meters >= fromMeters && meters < toMeters)
  if (!stage || stage.toMeters - stage.fromMeters < 2 * LEAST_STAGE) return plan
  const index = plan.cuts.filter((cut) => cut <= stage.fromMeters).length
  return moveCut({ ...plan, cuts: plan.cuts.toSpliced(index, 0, meters) }, index, meters)
}

/** In the middle of the longest stage. */
export function halveLongest(plan: CutPlan): CutPlan {
  const [longest] = stagesOfPlan(plan).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return longest ? addCut(plan, Math.round((longest.fromMeters + longest.toMeters) / 2)) : plan
}

export function removeCut(plan: CutPlan, index: number): CutPlan {
  return { ...plan, cuts: plan.cuts.toSpliced(index, 1) }
}

/** As few stages as the limit allows, all of which cost the same. */
export function proposeEven(plan: CutPlan, costAt: CostAt, { limit, maxStages }: Wanted): CutPlan {
  const { fromMeters, toMeters } = plan
  const [start, whole] = [costAt(fromMeters), costAt(toMeters) - costAt(fromMeters)]
  const count = Math.max(1, Math.min(maxStages, Math.ceil(whole / limit - 1e-6)))
  const shares = Array.from({ length: count - 1 }, (_, index) => start + (whole * (index + 1)) / count)
  return withCuts(
    plan,
    shares.map((cost) => metersAt(costAt, cost, plan)),
  )
}

/** Each day ends at the last place within its limit or, where there is none, at the next one. */
export function proposeAtPlaces(
  plan: CutPlan,
  costAt: CostAt,
  { places, limit, maxStages }: Wanted & { readonly places: readonly StopPlace[] },
): CutPlan {
  const { fromMeters, toMeters } = plan
  const cuts: number[] = []
  for (let start = fromMeters; cuts.length < maxStages - 1; ) {
    const end = costAt(start) + limit
    if (costAt(toMeters) <= end) break
    const ahead = places.filter(
      ({ alongMeters }) => alongMeters >= start + LEAST_STAGE && alongMeters <= toMeters - LEAST_STAGE,
    )
    const place = ahead.findLast(({ alongMeters }) => costAt(alongMeters) <= end) ?? ahead[0]
    if (!place) break
    cuts.push(place.alongMeters)
    start = place.alongMeters
  }
  return withCuts(plan, cuts)
}

/** The place at which a day ends; null where it ends somewhere. */
export function placeAtCut(places: readonly StopPlace[], meters: number): StopPlace | null {
  const near = places.filter(({ alongMeters }) => Math.abs(alongMeters - meters) <= AT_PLACE)
  const [nearest = null] = near.toSorted(
    (one, other) => Math.abs(one.alongMeters - meters) - Math.abs(other.alongMeters - meters),
  )
  return nearest
}

const lengthOf = ({ fromMeters, toMeters }: CutStage) => toMeters - fromMeters

/** Those that leave room for stages. */
function withCuts(plan: CutPlan, wanted: readonly number[]): CutPlan {
  const cuts: number[] = []
  for (const meters of wanted.map(Math.round)) {
    const least = (cuts.at(-1) ?? plan.fromMeters) + LEAST_STAGE
    if (meters >= least && meters <= plan.toMeters - LEAST_STAGE) cuts.push(meters)
  }
  return { ...plan, cuts }
}

/** Where the cost is reached, to half a metre. */
function metersAt(costAt: CostAt, cost: number, { fromMeters, toMeters }: CutPlan): number {
  let [low, high] = [fromMeters, toMeters]
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (costAt(middle) < cost) low = middle
    else high = middle
  }
  return high
}
