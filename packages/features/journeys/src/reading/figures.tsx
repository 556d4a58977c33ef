import { durationParts } from '@repo/articles/duration-parts'
import { KeyFigures, partOf } from '@repo/articles/key-figures'
import { measureDistance, measureElevation } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { eyeSlash } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { formatHours } from '../view/format-day.ts'
import type { Stage, Sums } from '../view/journey-view.ts'
import styles from './figures.module.css'

/** How far, how high and how long all of it is. */
export function HeadFigures({ sums }: { sums: Sums }) {
  const t = useJourneysMessages()
  const language = useLanguage()
  const { distanceKm, climbMeters, minutes } = sums
  return (
    <>
      <KeyFigures
        label={t('journeys.sums')}
        figures={[
          [t('journeys.distance'), [partOf(measureDistance(distanceKm * 1000, language))]],
          climbMeters === null ? null : [t('journeys.climb'), [partOf(measureElevation(climbMeters, language))]],
          minutes === null ? null : [t('journeys.time'), durationParts(minutes, language.t)],
        ]}
      />
      {sums.unknownCount > 0 ? (
        <p className={styles.unknown}>{t('journeys.unknown', { count: sums.unknownCount })}</p>
      ) : null}
    </>
  )
}

/** Of one stage, and who does not see it. */
export function StageFigures({ sums, shownTo }: Pick<Stage, 'sums' | 'shownTo'>) {
  const t = useJourneysMessages()
  return (
    <>
      {sums ? <LineFigures sums={sums} /> : null}
      {shownTo === 'everyone' ? null : (
        <p className={styles.hidden}>
          <Icon path={eyeSlash} size={16} />
          {t(shownTo === 'nobody' ? 'journeys.gone' : 'journeys.ownOnly')}
        </p>
      )}
    </>
  )
}

/** The same of a stage or a day, in a line. */
export function LineFigures({ sums }: { sums: Sums }) {
  const t = useJourneysMessages()
  const language = useLanguage()
  const distance = measureDistance(sums.distanceKm * 1000, language)
  const climb = sums.climbMeters === null ? null : measureElevation(sums.climbMeters, language)
  return (
    <p className={styles.line}>
      <span>
        <b>{distance.figure}</b> {distance.unit}
      </span>{' '}
      {climb === null ? null : (
        <span>
          {t('journeys.climb')} <b>{climb.figure}</b> {climb.unit}
        </span>
      )}{' '}
      {sums.minutes === null ? null : (
        <span>
          {t('journeys.estimate')} <b aria-hidden="true">{formatHours(sums.minutes)}</b>
          <VisuallyHidden>
            {durationParts(sums.minutes, language.t)
              .map((part) => part.join(' '))
              .join(' ')}
          </VisuallyHidden>
        </span>
      )}
    </p>
  )
}
