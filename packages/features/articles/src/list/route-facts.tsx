import { type Measure, measureDistance, measureElevation } from '@repo/i18n'
import { Icon } from '@repo/ui/icon'
import { trendUp } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'

interface RouteFactsProps {
  distanceKm: number
  /** Null where the elevation is unknown. */
  climbMeters: number | null
}

/** What somebody chooses a route by. */
export function RouteFacts({ distanceKm, climbMeters }: RouteFactsProps) {
  const { t } = useLanguage()
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

function MeasureText({ figure, unit }: Measure) {
  return (
    <>
      {figure} <small>{unit}</small>
    </>
  )
}
