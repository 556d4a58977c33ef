import { type Measure, measureDistance, measureElevation } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { trendUp } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { Fragment } from 'react'
import type { ArticleSummary } from './article-summary.ts'
import { durationParts } from './duration-parts.ts'

interface RouteFactsProps {
  article: Pick<ArticleSummary, 'distanceKm' | 'climbMeters' | 'courseTime'>
}

/** What somebody chooses a route by; nothing without a line. */
export function RouteFacts({ article: { distanceKm, climbMeters, courseTime } }: RouteFactsProps) {
  const { t } = useLanguage()
  if (distanceKm === null) return null
  return (
    <>
      <span>
        <Kilometers value={distanceKm} />
      </span>
      {climbMeters === null || climbMeters === 0 ? null : (
        <>
          {' '}
          <span>
            <Icon path={trendUp} size={14} />
            <VisuallyHidden>{t('article.gain')} </VisuallyHidden>
            <Meters value={climbMeters} />
          </span>
        </>
      )}
      {courseTime === null ? null : (
        <>
          {' '}
          <span>
            <small>{t('article.estimatedTime')}</small> <Duration minutes={courseTime.minutes} />
          </span>
        </>
      )}
    </>
  )
}

/** A distance in the reader's units. */
export function Kilometers({ value }: { value: number }) {
  return <MeasureText {...measureDistance(value * 1000, useLanguage())} />
}

function Meters({ value }: { value: number }) {
  return <MeasureText {...measureElevation(value, useLanguage())} />
}

/** Hours and minutes of an estimate; what it is stands beside it. */
export function Duration({ minutes }: { minutes: number }) {
  const { t } = useLanguage()
  return durationParts(minutes, t).map(([figure, unit = '']) => (
    <Fragment key={unit}>
      <MeasureText figure={figure} unit={unit} />{' '}
    </Fragment>
  ))
}

function MeasureText({ figure, unit }: Measure) {
  return (
    <>
      {figure} <small>{unit}</small>
    </>
  )
}
