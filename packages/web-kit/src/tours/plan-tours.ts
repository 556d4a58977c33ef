import type { TourId } from '@repo/contract'
import { type TourStep, tourOf } from './tours.ts'

export interface TourRequest {
  /** In the order of the tours. */
  readonly ids: readonly TourId[]
  /** Those that are done as well. */
  readonly isForced?: boolean
  /** Never gone through, forced or not. */
  readonly ignored?: readonly TourId[]
}

/** A step of one of the planned tours. */
export interface PlannedStep extends TourStep {
  readonly tour: TourId
}

interface Surroundings {
  readonly done: readonly TourId[]
  readonly hasTarget: (selector: string) => boolean
  /** Somebody is at work on such a thing. */
  readonly isBusy: (selector: string) => boolean
}

/**
 * The steps to go through: not of tours that are ignored, done or in the way of work, nor those whose target is not to be seen.
 *
 * @throws {Error} for a tour that there is not.
 */
export function planTours(request: TourRequest, { done, hasTarget, isBusy }: Surroundings): readonly PlannedStep[] {
  const { ids, isForced = false, ignored = [] } = request
  const tours = ids.map((id) => ({ id, ...tourOf(id) }))
  return tours
    .filter(({ id }) => !ignored.includes(id) && (isForced || !done.includes(id)))
    .filter((tour) => tour.isBusy === undefined || !isBusy(tour.isBusy))
    .flatMap(({ id, steps }) => steps.filter(({ target }) => hasTarget(target)).map((step) => ({ ...step, tour: id })))
}

/** The next step from one on, forwards or backwards, with a visible target; null if none. */
export function stepFrom(
  steps: readonly PlannedStep[],
  index: number,
  direction: 1 | -1,
  hasTarget: Surroundings['hasTarget'],
): number | null {
  for (let at = index; at >= 0 && at < steps.length; at += direction) {
    const step = steps[at]
    if (step && hasTarget(step.target)) return at
  }
  return null
}
