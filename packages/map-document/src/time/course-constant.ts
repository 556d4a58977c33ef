/** What strength a way takes, by its course constant. */
export type CourseLevel = 'easy' | 'moderate' | 'hard'

/** Course constants from which a way is more than easy, and more than moderate. */
const MODERATE_FROM = 12
const HARD_FROM = 25

/** What the course constant is made of. */
export interface CourseFigures {
  /** At the pace of the model, without rests. */
  readonly minutes: number
  readonly lengthMeters: number
  readonly gainMeters: number
  readonly lossMeters: number
}

/**
 * The course constant by Yamamoto: 1.8 for each hour, 0.3 for each kilometre, 10 for each kilometre up and 0.6 for each
 * down. Times the weight of walker and pack in kilograms, it is about the energy that the way takes, in kilocalories.
 */
export function courseConstant({ minutes, lengthMeters, gainMeters, lossMeters }: CourseFigures): number {
  return (1.8 * minutes) / 60 + (0.3 * lengthMeters + 10 * gainMeters + 0.6 * lossMeters) / 1000
}

/** Under 12 easy, under 25 moderate, else hard. */
export function courseLevel(constant: number): CourseLevel {
  if (constant < MODERATE_FROM) return 'easy'
  return constant < HARD_FROM ? 'moderate' : 'hard'
}
