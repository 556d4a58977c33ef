import { durationParts, type Part } from '@repo/articles/duration-parts'
import type { LineFigures } from '@repo/articles/reading-view'
import { type Measure, measureDistance, measureElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { Fragment } from 'react'
import styles from './header-figures.module.css'

const MS_PER_MINUTE = 60_000

/** What one chooses by: how far, how high, how long and how hard the main line is, as far as that is known. */
export function HeaderFigures({ figures }: { figures: LineFigures | null }) {
  const language = useLanguage()
  const { t } = language
  if (!figures) return null
  const { lengthMeters, elevation, difficulty } = figures
  const rows: readonly (readonly [label: string, parts: readonly Part[]] | null)[] = [
    [t('article.distance'), [partOf(measureDistance(lengthMeters, language))]],
    elevation && [t('article.gain'), [partOf(measureElevation(elevation.gainMeters, language))]],
    durationRow(figures, t),
    difficulty && [t('article.difficulty'), [[t(`article.difficulty.${difficulty}`)]]],
  ]
  return (
    <dl className={styles.figures} aria-label={t('article.atAGlance')}>
      {rows.map((row) =>
        row ? (
          <div key={row[0]}>
            <dt>{row[0]}</dt>
            <dd>
              <Parts parts={row[1]} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

const partOf = ({ figure, unit }: Measure): Part => [figure, unit]

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(([value, unit]) => (
    <Fragment key={value + unit}>
      <span className={unit ? styles.number : styles.word}>{value}</span>
      {unit ? <span className={styles.unit}> {unit} </span> : null}
    </Fragment>
  ))
}

type Translate = ReturnType<typeof useLanguage>['t']

/** As it was recorded or, where it was not, as a model estimates it: named, because they are not the same. */
function durationRow({ durationMs, time }: LineFigures, t: Translate): readonly [string, readonly Part[]] | null {
  if (durationMs !== null) return [t('article.recordedTime'), durationParts(durationMs / MS_PER_MINUTE, t)]
  // Without its climbs it would read like a promise: the section about the way has it, and says so.
  if (!time || time.climbs === 'unknown') return null
  return [t('article.estimatedTime'), durationParts(time.minutes, t)]
}
