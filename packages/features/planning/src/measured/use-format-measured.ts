import type { MeasuredKind } from '@repo/articles/measured-kinds'
import type { LengthUnits } from '@repo/contract'
import { formatSpeed, lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useCallback } from 'react'
import { usePlanningMessages } from '../messages/planning-messages.ts'

/** A value with its unit. */
export type FormatMeasured = (value: number) => string

const SECONDS_PER_HOUR = 3600

/** What a value is multiplied by before it is written: axes are round in what is read. */
export const drawnFactor = (kind: MeasuredKind, units: LengthUnits): number =>
  kind === 'speed' ? SECONDS_PER_HOUR / lengthUnits(units).long.meters : 1

export function useFormatMeasured(kind: MeasuredKind): FormatMeasured {
  const t = usePlanningMessages()
  const language = useLanguage()
  return useCallback(
    (value) => {
      if (kind === 'speed') return formatSpeed(value, language)
      const decimals = kind === 'temperaturesCelsius' ? 1 : 0
      return t(`measured.unit.${kind}`, { value: round(value, decimals) })
    },
    [kind, language, t],
  )
}

/** Never a zero below zero. */
const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals || 0
