import type { BookletChoices } from '../choices.ts'
import type { PictureRequest } from '../pictures/use-map-pictures.ts'
import { type BookletPlan, OVERVIEW, picturesOf, planBooklet } from '../plan/plan-booklet.ts'
import type { JourneyOverview } from './journey-cover.tsx'
import type { PrintedStage } from './printed-stages.ts'

export interface PlannedStage extends PrintedStage {
  readonly plan: BookletPlan
}

interface StagePlanning {
  readonly choices: BookletChoices
  readonly canHaveProfile: (document: PrintedStage['document']) => boolean
  readonly unitMeters: number
  /** Of each stage. */
  readonly mostStrips: number
}

export function planStages(
  stages: readonly PrintedStage[],
  { choices, canHaveProfile, unitMeters, mostStrips }: StagePlanning,
): readonly PlannedStage[] {
  return stages.map((printed) => ({
    ...printed,
    plan: planBooklet(printed.document, choices, canHaveProfile(printed.document), { unitMeters, mostStrips }),
  }))
}

/** Of a map of a stage among the pictures of all. */
export const stageKey = (index: number, key: string): string => `${index + 1}-${key}`

/** The maps of the cover and of all stages, in the order of their sheets. */
export function picturesOfJourney(
  { frame }: Pick<JourneyOverview, 'frame'>,
  stages: readonly PlannedStage[],
): readonly PictureRequest[] {
  const cover = frame ? [{ key: OVERVIEW, frame }] : []
  return [
    ...cover,
    ...stages.flatMap(({ plan }, index) =>
      picturesOf(plan).map((request) => ({ ...request, key: stageKey(index, request.key) })),
    ),
  ]
}
