import { lengthUnits } from '@repo/i18n'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { Button } from '@repo/ui/button'
import { Select } from '@repo/ui/select'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import type { CutLine } from './cut-line.ts'
import { type CutPlan, proposeAtPlaces, proposeEven } from './cut-plan.ts'
import styles from './cutting.module.css'
import type { StopKind, useStops } from './use-cutting.ts'

type Way = 'hours' | 'distance' | StopKind

interface ProposeFormProps {
  line: CutLine
  plan: CutPlan
  stops: ReturnType<typeof useStops>
  /** More have no room in the journey. */
  maxStages: number
  onPropose: (plan: CutPlan) => void
}

const HOURS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
const DISTANCES = [5, 8, 10, 12, 15, 20, 25, 30, 40, 60, 80, 100]
const USUAL = { hours: 6, distance: 15 }

/** Cuts all of it anew: by the time or length of a day, or at places where one may sleep or leave. */
export function ProposeForm({ line, plan, stops, maxStages, onPropose }: ProposeFormProps) {
  const t = useJourneysMessages()
  const { units } = useLanguage()
  const { long } = lengthUnits(units)
  const { minutesAt } = line
  const [way, setWay] = useState<Way>(minutesAt ? 'hours' : 'distance')
  const [limits, setLimits] = useState(USUAL)
  const isTimed = way !== 'distance' && minutesAt !== null
  const kind: StopKind | null = way === 'hut' || way === 'station' ? way : null
  const isUnknown = kind !== null && (stops?.[kind].length ?? 0) === 0
  const propose = () => {
    const costAt = isTimed ? minutesAt : (meters: number) => meters
    const wanted = { limit: isTimed ? limits.hours * 60 : limits.distance * long.meters, maxStages }
    const cleared = { ...plan, cuts: [] }
    onPropose(
      kind === null
        ? proposeEven(cleared, costAt, wanted)
        : proposeAtPlaces(cleared, costAt, { ...wanted, places: stops?.[kind] ?? [] }),
    )
  }
  const ways: readonly Way[] = [...(minutesAt ? (['hours'] as const) : []), 'distance', 'hut', 'station']
  const amounts = isTimed ? HOURS : DISTANCES
  return (
    <form
      className={styles.propose}
      onSubmit={(event) => {
        event.preventDefault()
        propose()
      }}
    >
      <Select
        label={t('journeys.cut.by')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`journeys.cut.by.${value}`) }))}
        onChange={({ target }) => setWay(ways.find((value) => value === target.value) ?? way)}
      />
      <Select
        label={t('journeys.cut.limit')}
        value={String(isTimed ? limits.hours : limits.distance)}
        options={amounts.map((value) => ({
          value: String(value),
          label: isTimed ? t('journeys.cut.hours', { count: value }) : `${value} ${long.name}`,
        }))}
        onChange={({ target }) => setLimits({ ...limits, [isTimed ? 'hours' : 'distance']: Number(target.value) })}
      />
      <Button type="submit" aria-disabled={isUnknown || undefined} disabled={isUnknown}>
        {t('journeys.cut.propose')}
      </Button>
      {isUnknown ? <p role="status">{t('journeys.cut.noStops')}</p> : null}
    </form>
  )
}
