/** How somebody goes, compared with a model. */
export interface WalkersPace {
  /** Times the minutes of the model: below 1 is faster. */
  readonly factor: number
  /** For each hour of walking, spread over the way. */
  readonly restMinutesPerHour: number
}

/** Between these the models hold for a person. */
export const PACE_FACTORS = { fastest: 0.6, slowest: 1.5 } as const

/** Rests are as exact as they are planned. */
const REST_STEP_MINUTES = 5

/** How long somebody is under way. */
export interface TimeUnderWay {
  readonly walkingMinutes: number
  /** In steps of five minutes. */
  readonly restMinutes: number
}

export function timeUnderWay(modelMinutes: number, { factor, restMinutesPerHour }: WalkersPace): TimeUnderWay {
  const walkingMinutes = modelMinutes * Math.max(PACE_FACTORS.fastest, Math.min(PACE_FACTORS.slowest, factor))
  const rests = (walkingMinutes / 60) * Math.max(0, restMinutesPerHour)
  return { walkingMinutes, restMinutes: Math.round(rests / REST_STEP_MINUTES) * REST_STEP_MINUTES }
}
