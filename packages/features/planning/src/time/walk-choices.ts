import type { TimeUnderWay, WalkersPace } from '@mishiori/map-document'

export const PACES = ['slow', 'normal', 'fast'] as const
type PaceChoice = (typeof PACES)[number]

/** Minutes an hour. */
export const RESTS = [0, 5, 10, 15, 20] as const
type RestChoice = (typeof RESTS)[number]

/** How a reader goes. It holds for all articles. */
export interface WalkChoices {
  readonly pace: PaceChoice
  readonly restMinutesPerHour: RestChoice
  /** Minutes after midnight. */
  readonly startMinutes: number
}

/** A way as its reader goes it. */
export interface PlannedWalk {
  readonly choices: WalkChoices
  readonly onChoose: (change: Partial<WalkChoices>) => void
  readonly under: TimeUnderWay
}

/** Fifty minutes on the way and ten of rest, from nine o'clock. */
export const USUAL: WalkChoices = { pace: 'normal', restMinutesPerHour: 10, startMinutes: 540 }

const FACTORS: Readonly<Record<PaceChoice, number>> = { slow: 1.3, normal: 1, fast: 0.8 }

export function paceOf({ pace, restMinutesPerHour }: WalkChoices): WalkersPace {
  return { factor: FACTORS[pace], restMinutesPerHour }
}

/** @param text as it was kept, perhaps by another release; what is not understood is as usual. */
export function readChoices(text: string | null): WalkChoices {
  const stored = parse(text)
  return {
    pace: PACES.find((pace) => pace === stored.pace) ?? USUAL.pace,
    restMinutesPerHour: RESTS.find((rest) => rest === stored.restMinutesPerHour) ?? USUAL.restMinutesPerHour,
    startMinutes: isTimeOfDay(stored.startMinutes) ? stored.startMinutes : USUAL.startMinutes,
  }
}

const isTimeOfDay = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24 * 60

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
