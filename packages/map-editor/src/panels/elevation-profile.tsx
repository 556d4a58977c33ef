import { pathLengthMeters } from '@mishiori/map-document'
import { useMemo } from 'react'
import { formatDistance, formatElevation, formatInteger, measureDistance } from '../messages/format.ts'
import { colorProperties } from './object-glyph.tsx'
import type { ElevationProfileProps } from './panel-props.ts'
import styles from './profile/elevation-profile.module.css'
import { ProfileChart } from './profile/profile-chart.tsx'
import { type Profile, readProfile } from './profile/profile-geometry.ts'
import { classNames } from './shared/class-names.ts'
import { IconButton, surfaceClass, VisuallyHidden } from './shared/controls.tsx'

/** The heights along a line, with a cursor shared with the map. */
export function ElevationProfile(props: ElevationProfileProps) {
  const { messages, line, variant = 'card', isCollapsed = false, onCollapsedChange } = props
  const words = messages.profile
  const profile = useMemo(() => readProfile(line), [line])
  const isMini = variant === 'mini'
  if (isMini && !profile) return null
  return (
    <section
      aria-label={words.label(line.name)}
      className={classNames(
        surfaceClass,
        styles.profile,
        styles[variant],
        isCollapsed ? styles.collapsed : !isMini && styles.open,
      )}
      style={colorProperties(line.color)}
    >
      {!isMini && isCollapsed && (
        <>
          <h2 className={styles.name}>{line.name}</h2>
          <Figures {...props} profile={profile} />
        </>
      )}
      {!isMini && !isCollapsed && (
        <div className={styles.side}>
          <h2 className={styles.name}>{line.name}</h2>
          <Figures {...props} profile={profile} />
        </div>
      )}
      {profile && <VisuallyHidden>{summaryOf(props, profile)}</VisuallyHidden>}
      {!isCollapsed && profile && (
        <ProfileChart
          messages={messages}
          profile={profile}
          label={words.cursor}
          cursorMeters={props.cursorMeters}
          onCursor={props.onCursor}
          hasAxes={!isMini}
        />
      )}
      {!isCollapsed && !profile && <p className={styles.empty}>{words.empty}</p>}
      {onCollapsedChange && (
        <IconButton
          className={styles.toggle ?? ''}
          size="small"
          icon={isCollapsed ? 'caret-up' : 'caret-down'}
          iconSize={16}
          label={isCollapsed ? words.expand : words.collapse}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapsedChange(!isCollapsed)}
        />
      )}
    </section>
  )
}

interface FiguresProps extends ElevationProfileProps {
  readonly profile: Profile | null
}

function Figures({ messages, line, profile }: FiguresProps) {
  const { profile: words, locale } = messages
  const distance = measureDistance(profile?.lengthMeters ?? pathLengthMeters(line.path), locale)
  return (
    <dl className={styles.figures}>
      <div className={styles.distance}>
        <dt>{words.distance}</dt>
        <dd>
          {distance.figure}
          <small>{distance.unit}</small>
        </dd>
      </div>
      {profile && <MetersFigure label={words.gain} meters={profile.stats.gainMeters} locale={locale} />}
      {profile && <MetersFigure label={words.loss} meters={profile.stats.lossMeters} locale={locale} />}
    </dl>
  )
}

function MetersFigure({ label, meters, locale }: { label: string; meters: number; locale: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatInteger(meters, locale)}
        <small>m</small>
      </dd>
    </div>
  )
}

function summaryOf({ messages }: ElevationProfileProps, { lengthMeters, stats }: Profile): string {
  const meters = (value: number) => formatElevation(value, messages.locale)
  return messages.profile.summary({
    distance: formatDistance(lengthMeters, messages.locale),
    gain: meters(stats.gainMeters),
    loss: meters(stats.lossMeters),
    lowest: meters(stats.minMeters),
    highest: meters(stats.maxMeters),
  })
}
