import type { AnyLine } from '@mishiori/map-document'
import { useMemo, useState } from 'react'
import { formatDistance, formatElevation } from '../../messages/format.ts'
import { caretDownIcon, caretUpIcon, measureIcon } from '../icons/phosphor-paths.ts'
import { ColoringHead, usePatternId } from '../line-colors/coloring-head.tsx'
import type { LineColoring } from '../line-colors/line-coloring.ts'
import { classNames } from '../shared/class-names.ts'
import { IconButton, panelClass, surfaceClass, VisuallyHidden } from '../shared/controls.tsx'
import { colorProperties } from '../shared/object-glyph.tsx'
import styles from './elevation-profile.module.css'
import { ProfileChart } from './profile-chart.tsx'
import type { CurveColors } from './profile-curve.tsx'
import { ProfileFigures } from './profile-figures.tsx'
import type { OtherCurve } from './profile-geometry.ts'
import { type Profile, readProfile } from './profile-geometry.ts'
import { CompareButton, ProfileLegend } from './profile-legend.tsx'
import type { ElevationProfileProps } from './profile-props.ts'
import { type ProfileRange, remainingRange } from './profile-range.ts'
import { NoElevations, SourceNote } from './profile-source.tsx'

/** The elevations along a line, with a cursor shared with the map. */
export function ElevationProfile(props: ElevationProfileProps) {
  const { messages, line, variant = 'card', isCollapsed = false } = props
  const strings = messages.profile
  const profile = useMemo(() => readProfile(line), [line])
  const own = useRanges(line, profile)
  const { onRange } = props
  const range = onRange ? (props.range ?? null) : own.range
  const others = useMemo(() => (props.others ?? []).flatMap((other) => curveOf(other)), [props.others])
  const isMini = variant === 'mini'
  const coloring = isMini || isCollapsed ? null : (props.coloring ?? null)
  const { patternId, colors } = useCurveColors(coloring)
  if (isMini && !profile) return null
  const isBare = !profile && props.source?.kind !== 'asking' && props.source?.kind !== 'failed'
  const isComparing = !isMini && !isCollapsed && props.comparing !== undefined && props.comparing.lines.length > 1
  const isInline = isBare && !isComparing
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
        isInline && styles.bare,
        coloring && styles.colored,
      )}
      style={colorProperties(line.color)}
    >
      {isComparing && props.comparing && (
        <ProfileLegend
          messages={messages}
          line={line}
          comparing={props.comparing}
          langOf={props.langOf}
          className={styles.legend}
        />
      )}
      {coloring && <ColoringHead messages={messages} coloring={coloring} id={patternId} hasBar={!profile} />}
      {!isMini && <ProfileSide {...props} profile={profile} range={range} isInline={isInline} />}
      {profile && <VisuallyHidden>{summaryOf(props, profile)}</VisuallyHidden>}
      {!isCollapsed && profile && (
        <ProfileChart
          className={styles.chartBox}
          messages={messages}
          profile={profile}
          others={others}
          colors={colors}
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
        <ProfileTools {...props} profile={profile} range={range} onMeasure={onRange ? undefined : own.setRange} />
      )}
    </section>
  )
}

interface ProfileSideProps extends ElevationProfileProps {
  readonly profile: Profile | null
  readonly range: ProfileRange | null
  readonly isInline: boolean
}

/** The name of the line and its figures: beside the curve, or in a row. */
function ProfileSide({ messages, line, profile, range, isInline, isCollapsed = false, ...props }: ProfileSideProps) {
  const name = (
    <h2 className={styles.name} lang={props.langOf?.(line.id, 'name')}>
      {line.name}
    </h2>
  )
  if (isCollapsed) {
    return (
      <>
        {name}
        <ProfileFigures messages={messages} line={line} profile={profile} layout="collapsed" />
      </>
    )
  }
  return (
    <div className={styles.side}>
      {name}
      <ProfileFigures
        messages={messages}
        line={line}
        profile={profile}
        range={range}
        layout={isInline ? 'inline' : 'block'}
      />
      {profile && <SourceNote messages={messages} {...(props.source && { source: props.source })} />}
    </div>
  )
}

/** What the curve is coloured by, once that is known, and the patterns that it and the legend are drawn with. */
function useCurveColors(coloring: LineColoring | null) {
  const patternId = usePatternId()
  const colors = useMemo((): CurveColors | null => {
    if (!coloring || coloring.by === null || coloring.state.kind !== 'known') return null
    return { coloring, by: coloring.by, parts: coloring.state.parts, patternId }
  }, [coloring, patternId])
  return { patternId, colors }
}

interface ProfileToolsProps extends ElevationProfileProps {
  readonly profile: Profile | null
  readonly range: ProfileRange | null
  /** Without it the host measures. */
  readonly onMeasure: ((range: ProfileRange | null) => void) | undefined
}

/** The buttons beside the curve. */
function ProfileTools({ profile, range, onMeasure, ...props }: ProfileToolsProps) {
  const { messages, comparing, isCollapsed = false } = props
  return (
    <div className={styles.tools}>
      <FoldButton {...props} />
      {!isCollapsed && comparing && <CompareButton messages={messages} comparing={comparing} />}
      {!isCollapsed && profile && onMeasure && (
        <IconButton
          className={styles.measure ?? ''}
          size="small"
          icon={measureIcon}
          iconSize={18}
          label={messages.profile.measureRange}
          aria-pressed={range !== null}
          onClick={() => onMeasure(range ? null : middleOf(profile))}
        />
      )}
    </div>
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

/** Each line has its own measured range, which is retained while other lines are shown, clipped to the line. */
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
