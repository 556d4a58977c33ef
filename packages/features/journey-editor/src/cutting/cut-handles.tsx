import { formatDistance } from '@repo/i18n'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { useLanguage } from '@repo/web-kit/language'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { CutPlan } from './cut-plan.ts'
import { LEAST_STAGE } from './cut-plan.ts'
import styles from './cutting.module.css'

/** What can be done to cuts; all are null while one only looks. */
export interface CutActions {
  /** A cut is taken hold of: what follows is one step. */
  readonly onBegin: () => void
  readonly onDrag: (index: number, meters: number) => void
  readonly onMove: (index: number, meters: number) => void
  /** Null where the stages are there already. */
  readonly onAdd: ((meters: number) => void) | null
  readonly onRemove: ((index: number) => void) | null
}

interface CutHandlesProps extends CutActions {
  plan: CutPlan
  /** What the stage before a cut is called. */
  nameOf: (index: number) => string
}

/** The cuts on the elevations, each a slider that stops at its neighbours. */
export function CutHandles({ plan, nameOf, ...actions }: CutHandlesProps) {
  return plan.cuts.map((_, index) => (
    // A cut that passes its neighbour does not exist: its place among them is what it is.
    <CutHandle key={index} plan={plan} index={index} name={nameOf(index)} {...actions} />
  ))
}

interface CutHandleProps extends CutActions {
  plan: CutPlan
  index: number
  name: string
}

function CutHandle({ plan, index, name, onBegin, onDrag, onMove, onRemove }: CutHandleProps) {
  const t = useJourneysMessages()
  const language = useLanguage()
  const { fromMeters, toMeters, cuts } = plan
  const meters = cuts[index] ?? fromMeters
  const least = (cuts[index - 1] ?? fromMeters) + LEAST_STAGE
  const most = (cuts[index + 1] ?? toMeters) - LEAST_STAGE
  const dragTo = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    onDrag(index, fromMeters + ((clientX - box.left) / (box.width || 1)) * (toMeters - fromMeters))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRemoved = onRemove !== null && (event.key === 'Delete' || event.key === 'Backspace')
    const to = metersAfterKey(event, { meters, least, most })
    if (!isRemoved && to === null) return
    event.preventDefault()
    if (isRemoved) onRemove(index)
    else if (to !== null) onMove(index, to)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      style={{ left: `${((meters - fromMeters) / (toMeters - fromMeters)) * 100}%` }}
      aria-label={t('journeys.cut.endOf', { part: name })}
      aria-orientation="horizontal"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={meters}
      aria-valuetext={formatDistance(meters - fromMeters, language)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onBegin()
      }}
      onPointerMove={dragTo}
      onKeyDown={onKeyDown}
    />
  )
}

/** Metres. */
const STEP = 100

interface Range {
  readonly meters: number
  readonly least: number
  readonly most: number
}

/** Arrows go by 100 metres, with Shift and as Page keys by a kilometre; Home and End to the neighbours. */
function metersAfterKey({ key, shiftKey }: KeyboardEvent, { meters, least, most }: Range): number | null {
  const step = shiftKey ? 10 * STEP : STEP
  const places: Readonly<Record<string, number>> = {
    ArrowRight: meters + step,
    ArrowUp: meters + step,
    ArrowLeft: meters - step,
    ArrowDown: meters - step,
    PageUp: meters + 10 * STEP,
    PageDown: meters - 10 * STEP,
    Home: least,
    End: most,
  }
  return places[key] ?? null
}
