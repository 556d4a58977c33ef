import { durationParts, type Part } from '@repo/articles/duration-parts'
import { partOf } from '@repo/articles/key-figures'
import { measureDistance, measureElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useYearsMessages } from '../messages/years-messages.ts'
import type { Sums } from './year-view.ts'

export const MEASURES = ['distance', 'climb', 'time'] as const
export type MeasureName = (typeof MEASURES)[number]

const METERS_PER_KM = 1000

/** Kilometres, metres or seconds. */
export const measureOf = ({ distanceKm, climbMeters, seconds }: Sums, measure: MeasureName): number | null =>
  ({ distance: distanceKm, climb: climbMeters, time: seconds })[measure]

/** Writes sums in the reader's language and units. */
export function useFigures() {
  const language = useLanguage()
  const t = useYearsMessages()
  const partsOf = (sums: Sums, measure: MeasureName): readonly Part[] => {
    const value = measureOf(sums, measure)
    if (value === null) return [[t('years.unknown')]]
    if (measure === 'distance') return [partOf(measureDistance(value * METERS_PER_KM, language))]
    return measure === 'climb' ? [partOf(measureElevation(value, language))] : durationParts(value / 60, language.t)
  }
  const textOf = (sums: Sums, measure: MeasureName): string =>
    partsOf(sums, measure)
      .map((part) => part.filter(Boolean).join(' '))
      .join(' ')
  return { partsOf, textOf }
}
