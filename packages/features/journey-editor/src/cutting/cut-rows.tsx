import { formatDistance, lengthUnits } from '@repo/i18n'
import { colorStyle } from '@repo/journeys/color-style'
import { LineFigures } from '@repo/journeys/figures'
import { formatDay } from '@repo/journeys/format-day'
import type { JourneyPart } from '@repo/journeys/journey-view'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { IconButton } from '@repo/ui/icon-button'
import { caretLeft, caretRight, x } from '@repo/ui/icons'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { useId, useState } from 'react'
import type { CutActions } from './cut-handles.tsx'
import type { CutPlan, StopPlace } from './cut-plan.ts'
import styles from './cutting.module.css'

interface CutRowsProps extends CutActions {
  plan: CutPlan
  parts: readonly JourneyPart[]
  nameOf: (index: number) => string
  /** Where a stage ends, if that is a place. */
  placeOf: (index: number) => StopPlace | null
}

/** Each stage with its figures and, but for the last one, the cut at its end: typed, or moved by steps. */
export function CutRows({ plan, parts, nameOf, placeOf, ...actions }: CutRowsProps) {
  const t = useJourneysMessages()
  const { locale } = useLanguage()
  return (
    <ol className={styles.rows} aria-label={t('journeys.cut.stages')}>
      {parts.map((part, index) => {
        const place = placeOf(index)
        return (
          <li key={part.number} className={styles.row} style={colorStyle(part.color)}>
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {part.number}
              </span>
              <h3>
                {nameOf(index)}
                {part.date ? <time>{formatDay(part.date, locale)}</time> : null}
              </h3>
            </div>
            {part.sums ? <LineFigures sums={part.sums} /> : null}
            {place ? <p className={styles.place}>{t('journeys.cut.endsAt', { place: place.name })}</p> : null}
            {index < plan.cuts.length ? <CutField plan={plan} index={index} name={nameOf(index)} {...actions} /> : null}
          </li>
        )
      })}
    </ol>
  )
}

interface CutFieldProps extends Pick<CutActions, 'onMove' | 'onRemove'> {
  plan: CutPlan
  index: number
  name: string
}

function CutField({ plan: { cuts, fromMeters }, index, name, onMove, onRemove }: CutFieldProps) {
  const t = useJourneysMessages()
  const language = useLanguage()
  const { long } = lengthUnits(language.units)
  const id = useId()
  const meters = (cuts[index] ?? fromMeters) - fromMeters
  const shown = (meters / long.meters).toFixed(2)
  /** What is typed and not taken yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const value = Number((typed ?? '').trim().replace(',', '.'))
    if (typed !== null && typed.trim() !== '' && Number.isFinite(value)) onMove(index, fromMeters + value * long.meters)
    setTyped(null)
  }
  const step = long.meters / 10
  const told = { part: name, step: formatDistance(step, language) }
  return (
    <div className={styles.cut}>
      <IconButton
        label={t('journeys.cut.back', told)}
        icon={caretLeft}
        onClick={() => onMove(index, fromMeters + meters - step)}
      />
      <TextField
        id={id}
        label={t('journeys.cut.endIn', { part: name, unit: long.name })}
        value={typed ?? shown}
        max={null}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) take()
        }}
      />
      <IconButton
        label={t('journeys.cut.forward', told)}
        icon={caretRight}
        onClick={() => onMove(index, fromMeters + meters + step)}
      />
      {onRemove ? (
        <IconButton label={t('journeys.cut.remove', { part: name })} icon={x} onClick={() => onRemove(index)} />
      ) : null}
    </div>
  )
}
