import { COLOR_HEX, type MapColor } from '@mishiori/map-document'
import { formatDate, formatDistance, formatElevation, formatFullCount } from '@repo/i18n'
import { formatDays, formatHours } from '@repo/journeys/format-day'
import { type JourneyView, stagesOf } from '@repo/journeys/journey-view'
import { toMapDocument } from '@repo/journeys/to-map-document'
import { pathOfOutline } from '@repo/journeys/whole-profile'
import { useLanguage } from '@repo/web-kit/language'
import { QrCode } from '@repo/web-kit/qr-code'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import { frameAround } from '../plan/overview-frame.ts'
import { coverMapSize } from '../plan/plan-booklet.ts'
import type { SheetLayout } from '../plan/sheet-layout.ts'
import styles from '../sheets/cover.module.css'
import { DrawnLines, MapDrawing } from '../sheets/map-drawing.tsx'
import { translateTo } from '../sheets/path-data.ts'
import { Sheet, type SheetNumber } from '../sheets/sheet.tsx'
import { type CutLine, linesToCut } from '../strips/cut-strips.ts'
import { type Frame, isOnPaper, paperOf, type WorldPoint } from '../strips/frame.ts'
import journeyStyles from './journey.module.css'
import type { JourneyVolume } from './journey-volumes.ts'

/** The map of all stages, with where each day begins. */
export interface JourneyOverview {
  readonly frame: Frame | null
  readonly lines: readonly CutLine[]
  readonly starts: readonly { readonly number: number; readonly color: MapColor; readonly point: WorldPoint }[]
}

/** Of all days, whichever are in this volume. */
export function journeyOverview(journey: JourneyView, layout: SheetLayout): JourneyOverview {
  const stages = stagesOf(journey)
  const ways = new Map(stages.map(([, { id, outline }]) => [id, pathOfOutline(outline)]))
  const lines = linesToCut(toMapDocument(journey, ways, { only: null, locale: journey.language }))
  const starts = journey.parts.flatMap((part) => {
    const [first] = stagesOf({ parts: [part] })
    const line = first && lines.find(({ line: { id } }) => id === `stage-${first[1].id}`)
    const point = line?.path.points[0]
    return point ? [{ number: part.number, color: part.color, point }] : []
  })
  const frame = frameAround(
    lines.flatMap(({ path }) => path.points),
    coverMapSize(layout),
  )
  return { frame, lines, starts }
}

interface JourneyCoverProps extends SheetNumber {
  journey: JourneyView
  volume: JourneyVolume
  overview: JourneyOverview
  isWide: boolean
  picture: string | undefined
  credits: readonly string[]
  address: string
  isGrayscale: boolean
}

/** What it is called, when and whose it is, and the map of all its days. */
export function JourneyCover(props: JourneyCoverProps) {
  const { journey, volume, overview, isWide, picture, credits, address, isGrayscale, number, count } = props
  const t = useBookletMessages()
  const { t: common, locale } = useLanguage()
  const { title, summary, language, author, startsOn, endsOn, publishedAt } = journey
  const facts = [
    startsOn ? formatDays(startsOn, endsOn ?? startsOn, locale) : null,
    t('booklet.by', { name: author.name }),
    startsOn ? null : t('booklet.published', { date: formatDate(publishedAt, locale) }),
  ].filter(Boolean)
  const kicker = [
    common(`card.${journey.kind}`),
    ...(volume.count > 1 ? [t('booklet.volumeOf', { number: volume.number, count: volume.count })] : []),
  ]
  const scan = t(`booklet.scan.${journey.kind}`)
  return (
    <Sheet number={number} count={count} foot="Mishiori">
      <div className={styles.cover} data-wide={isWide || undefined}>
        <div className={styles.coverText}>
          <p className={styles.kicker}>{kicker.join(' · ')}</p>
          <h2 className={styles.coverTitle} lang={title ? langOn(locale, language) : undefined}>
            {title || t('booklet.untitled')}
          </h2>
          <p className={styles.byLine}>{facts.join(' · ')}</p>
          {summary ? (
            <p className={styles.summary} lang={langOn(locale, language)}>
              {summary}
            </p>
          ) : null}
          <Figures journey={journey} />
        </div>
        {overview.frame ? (
          <MapDrawing frame={overview.frame} label={t('booklet.overview')} picture={picture} credits={credits}>
            <DrawnLines frame={overview.frame} lines={overview.lines} shapes={[]} isGrayscale={isGrayscale} isThin />
            <DayStarts frame={overview.frame} starts={overview.starts} isGrayscale={isGrayscale} />
          </MapDrawing>
        ) : null}
        <div className={styles.coverLink}>
          <QrCode address={address} label={scan} className={styles.qr} size="26mm" />
          <p>
            <b>{scan}</b>
            <br />
            <span className={styles.address}>{address}</span>
          </p>
        </div>
      </div>
    </Sheet>
  )
}

function Figures({ journey }: { journey: JourneyView }) {
  const t = useBookletMessages()
  const language = useLanguage()
  const { sums, dayCount, kind } = journey
  const stages = stagesOf(journey).length
  const rows = [
    ...(kind === 'journey' && dayCount > 0
      ? [[t('booklet.days'), formatFullCount(dayCount, language.locale)]]
      : [[t('booklet.routes'), formatFullCount(stages, language.locale)]]),
    ...(stages > 0 ? [[t('booklet.length'), formatDistance(sums.distanceKm * 1000, language)]] : []),
    ...(sums.climbMeters === null ? [] : [[t('booklet.gain'), formatElevation(sums.climbMeters, language)]]),
    ...(sums.minutes === null ? [] : [[t('booklet.estimate'), formatHours(sums.minutes)]]),
  ]
  return (
    <dl className={styles.figures}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A start within a map's edge has its mark whole. */
const MARK_RADIUS_MM = 2.6

/** Where each day begins, by its number: those of the first days lie above. */
function DayStarts({
  frame,
  starts,
  isGrayscale,
}: Pick<JourneyOverview, 'starts'> & { frame: Frame; isGrayscale: boolean }) {
  const place = paperOf(frame)
  return starts.toReversed().map(({ number, color, point }) => {
    const at = place(point)
    if (!isOnPaper(at, frame.size, 0)) return null
    const { fill } = COLOR_HEX[isGrayscale ? 'black' : color]
    return (
      <g key={number} transform={translateTo(at)} className={journeyStyles.start}>
        <circle r={MARK_RADIUS_MM} stroke={fill} />
        <text y={0.95}>{number}</text>
      </g>
    )
  })
}
