import { pathLengthMeters } from '@mishiori/map-document'
import { formatPercent, measureElevation } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { classNames } from '../shared/class-names.ts'
import { DistanceFigure } from '../shared/distance-figure.tsx'
import styles from './profile-figures.module.css'
import type { Profile } from './profile-geometry.ts'
import type { ElevationProfileProps } from './profile-props.ts'
import { type ProfileRange, type RangeStats, rangeStats } from './profile-range.ts'

interface ProfileFiguresProps extends Pick<ElevationProfileProps, 'messages' | 'line'> {
  readonly profile: Profile | null
  /** The part that is measured: its figures take the place of the line's. */
  readonly range?: ProfileRange | null
  /** In one row, `inline` and `collapsed`; a narrow profile that is collapsed has room for the length only. */
  readonly layout: 'block' | 'inline' | 'collapsed'
}

/** Length, ascent and descent of the line or of a part of it. */
export function ProfileFigures({ messages, line, profile, range, layout }: ProfileFiguresProps) {
  const part = profile && range ? rangeStats(profile, range) : null
  if (part) return <RangeFigures messages={messages} part={part} />
  const { profile: strings, locale } = messages
  const isInline = layout !== 'block'
  const lengthMeters = profile?.lengthMeters ?? pathLengthMeters(line.path)
  return (
    <dl className={classNames(styles.figures, isInline && styles.inline, layout === 'collapsed' && styles.collapsed)}>
      <div className={styles.distance}>
        <dt>{strings.distance}</dt>
        <dd>
          <DistanceFigure meters={lengthMeters} locale={locale} />
        </dd>
      </div>
      {profile && <MetersFigure label={strings.gain} meters={profile.stats.gainMeters} locale={locale} />}
      {profile && <MetersFigure label={strings.loss} meters={profile.stats.lossMeters} locale={locale} />}
    </dl>
  )
}

function RangeFigures({ messages, part }: { readonly messages: MapEditorMessages; readonly part: RangeStats }) {
  const { profile: strings, locale } = messages
  return (
    <dl className={classNames(styles.figures, styles.ofRange)} aria-live="polite">
      <div className={styles.distance}>
        <dt>{strings.range}</dt>
        <dd>
          <DistanceFigure meters={part.lengthMeters} locale={locale} />
        </dd>
      </div>
      <MetersFigure label={strings.gain} meters={part.gainMeters} locale={locale} />
      <MetersFigure label={strings.loss} meters={part.lossMeters} locale={locale} />
      {part.slopePercent !== null && (
        <div>
          <dt>{strings.slope}</dt>
          <dd>{formatPercent(part.slopePercent, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

function MetersFigure({ label, meters, locale }: { label: string; meters: number; locale: string }) {
  const { figure, unit } = measureElevation(meters, locale)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {figure}
        <small>{unit}</small>
      </dd>
    </div>
  )
}
