import { type AnyLine, pathLengthMeters } from '@mishiori/map-document'
import { useMemo, useState } from 'react'
import { formatDistance, formatElevation, formatInteger, formatPercent } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { caretDownIcon, caretUpIcon, measureIcon } from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { IconButton, panelClass, surfaceClass, VisuallyHidden } from '../shared/controls.tsx'
import { DistanceFigure } from '../shared/distance-figure.tsx'
import { colorProperties } from '../shared/object-glyph.tsx'
import styles from './elevation-profile.module.css'
import { ProfileChart } from './profile-chart.tsx'
import type { OtherCurve } from './profile-geometry.ts'
import { type Profile, readProfile } from './profile-geometry.ts'
import { CompareButton, ProfileLegend } from './profile-legend.tsx'
import type { ElevationProfileProps } from './profile-props.ts'
import { type ProfileRange, type RangeStats, rangeStats, remainingRange } from './profile-range.ts'
import { NoElevations, SourceNote } from './profile-source.tsx'

/** The elevations along a line, with a cursor shared with the map. */
export function ElevationProfile(props: ElevationProfileProps) {
  const { messages, line, variant = 'card', isCollapsed = false } = props
  const strings = messages.profile
  const lang = props.langOf?.(line.id, 'name')
  const profile = useMemo(() => readProfile(line), [line])
  const own = useRanges(line, profile)
  const { onRange } = props
  const range = onRange ? (props.range ?? null) : own.range
  const others = useMemo(() => (props.others ?? []).flatMap((other) => curveOf(other)), [props.others])
  const isMini = variant === 'mini'
  if (isMini && !profile) return null
  const isBare = !profile && props.source?.kind !== 'asking' && props.source?.kind !== 'failed'
  const isComparing = !isMini && !isCollapsed && props.comparing !== undefined && props.comparing.lines.length > 1
  return (
    <section
      aria-label={strings.label(line.name)}
      className={classNames(
        panelClass,
        variant !== 'plain' && surfaceClass,
        styles.profile,
        styles[variant],
        isCollapsed ? styles.collapsed : !isMini && styles.open,
        isComparing && styles.comparing,
        isBare && !isComparing && styles.bare,
      )}
      style={colorProperties(line.color)}
    >
      {isComparing && props.comparing && (
        <ProfileLegend messages={messages} line={line} comparing={props.comparing} langOf={props.langOf} />
      )}
      {!isMini && isCollapsed && (
        <>
          <h2 className={styles.name} lang={lang}>
            {line.name}
          </h2>
          <Figures {...props} profile={profile} />
        </>
      )}
      {!isMini && !isCollapsed && (
        <div className={styles.side}>
          <h2 className={styles.name} lang={lang}>
            {line.name}
          </h2>
          <Figures {...props} profile={profile} range={range} />
          {profile && <SourceNote {...props} />}
        </div>
      )}
      {profile && <VisuallyHidden>{summaryOf(props, profile)}</VisuallyHidden>}
      {!isCollapsed && profile && (
        <ProfileChart
          messages={messages}
          profile={profile}
          others={others}
          label={strings.cursor}
          cursorMeters={props.cursorMeters}
          onCursor={props.onCursor}
          hasAxes={!isMini}
          range={isMini && !onRange ? null : range}
          {...((onRange || !isMini) && { onRange: onRange ?? own.setRange })}
        />
      )}
      {!isCollapsed && !profile && <NoElevations {...props} />}
      {!isMini && (
        <div className={styles.tools}>
          <FoldButton {...props} />
          {!isCollapsed && props.comparing && <CompareButton messages={messages} comparing={props.comparing} />}
          {!isCollapsed && profile && !onRange && (
            <IconButton
              className={styles.measure ?? ''}
              size="small"
              icon={measureIcon}
              iconSize={18}
              label={strings.measureRange}
              aria-pressed={range !== null}
              onClick={() => own.setRange(range ? null : middleOf(profile))}
            />
          )}
        </div>
      )}
    </section>
  )
}

function FoldButton({ messages, isCollapsed = false, onCollapsedChange }: ElevationProfileProps) {
  if (!onCollapsedChange) return null
  return (
    <IconButton
      size="small"
      icon={isCollapsed ? caretUpIcon : caretDownIcon}
      iconSize={16}
      label={isCollapsed ? messages.profile.expand : messages.profile.collapse}
      aria-expanded={!isCollapsed}
      onClick={() => onCollapsedChange(!isCollapsed)}
    />
  )
}

/** Each line has a measured part of its own, which is kept while other lines are looked at, as far as the line still goes. */
function useRanges({ id }: ElevationProfileProps['line'], profile: Profile | null) {
  const [ranges, setRanges] = useState<Readonly<Record<string, ProfileRange | null>>>({})
  const measured = ranges[id] ?? null
  const range = useMemo(
    () => measured && profile && remainingRange(measured, profile.lengthMeters),
    [measured, profile],
  )
  return { range, setRange: (next: ProfileRange | null) => setRanges({ ...ranges, [id]: next }) }
}

function curveOf(line: AnyLine): readonly OtherCurve[] {
  const profile = readProfile(line)
  return profile ? [{ id: line.id, name: line.name, color: line.color, profile }] : []
}

const middleOf = ({ lengthMeters }: Profile): ProfileRange => ({
  fromMeters: lengthMeters / 4,
  toMeters: (lengthMeters * 3) / 4,
})

interface FiguresProps extends ElevationProfileProps {
  readonly profile: Profile | null
  readonly range?: ProfileRange | null
}

function Figures({ messages, line, profile, range }: FiguresProps) {
  const part = profile && range ? rangeStats(profile, range) : null
  if (part) return <RangeFigures messages={messages} part={part} />
  const { profile: strings, locale } = messages
  const lengthMeters = profile?.lengthMeters ?? pathLengthMeters(line.path)
  return (
    <dl className={styles.figures}>
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
    <dl className={classNames(styles.figures, styles.rangeFigures)} aria-live="polite">
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
