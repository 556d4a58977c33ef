import type { WayTime } from '@mishiori/map-document'
import type { ReadingView } from '@repo/articles/reading-view'
import { formatDate, formatDistance, formatElevation, formatFullCount } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { QrCode } from '@repo/web-kit/qr-code'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { BookletPlan } from '../plan/plan-booklet.ts'
import { cornersOf, type Frame, paperOf } from '../strips/frame.ts'
import styles from './cover.module.css'
import drawingStyles from './drawing.module.css'
import { DrawnLines, MapDrawing } from './map-drawing.tsx'
import { polygonData, translateTo } from './path-data.ts'
import type { OutlinedShape } from './shape-points.ts'
import { Sheet, type SheetNumber } from './sheet.tsx'

/** An estimate for the whole line. */
export type CoverTime = Pick<WayTime, 'model' | 'version' | 'minutes'>

interface CoverSheetProps extends SheetNumber {
  view: ReadingView
  plan: BookletPlan
  /** By a model, with the elevations that are known by now; null where none can tell. */
  time: CoverTime | null
  shapes: readonly OutlinedShape[]
  picture: string | undefined
  credits: readonly string[]
  /** Of the article. */
  address: string
  isGrayscale: boolean
  /** What stands above the title. */
  kicker?: string | undefined
}

/** Title of the booklet, its overview map, and a link to the article. */
export function CoverSheet({
  view,
  plan,
  time,
  shapes,
  picture,
  credits,
  address,
  isGrayscale,
  kicker,
  ...page
}: CoverSheetProps) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const { article } = view
  const { name } = article.author
  const place = article.place[locale]
  const facts = [
    t('booklet.by', { name }),
    place,
    t('booklet.published', { date: formatDate(article.publishedAt, locale) }),
  ].filter(Boolean)
  return (
    <Sheet {...page} foot="Mishiori">
      <div className={styles.cover} data-wide={plan.layout.isWide || undefined}>
        <div className={styles.coverText}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 className={styles.coverTitle}>{article.title}</h2>
          <p className={styles.byLine}>{facts.join(' · ')}</p>
          {article.summary ? <p className={styles.summary}>{article.summary}</p> : null}
          <Figures view={view} plan={plan} time={time} />
        </div>
        {plan.overview ? (
          <MapDrawing frame={plan.overview} label={t('booklet.overview')} picture={picture} credits={credits}>
            <DrawnLines frame={plan.overview} lines={plan.lines} shapes={shapes} isGrayscale={isGrayscale} isThin />
            <StripFrames frame={plan.overview} plan={plan} />
          </MapDrawing>
        ) : null}
        <div className={styles.coverLink}>
          <QrCode address={address} label={t('booklet.scan')} className={styles.qr} size="26mm" />
          <p>
            <b>{t('booklet.scan')}</b>
            <br />
            <span className={styles.address}>{address}</span>
          </p>
        </div>
      </div>
    </Sheet>
  )
}

function Figures({ view: { figures }, plan, time }: Pick<CoverSheetProps, 'view' | 'plan' | 'time'>) {
  const t = useBookletMessages()
  const language = useLanguage()
  const elevation = figures?.elevation
  const rows = [
    ...(figures ? [[t('booklet.length'), formatDistance(figures.lengthMeters, language)]] : []),
    ...(elevation
      ? [
          [t('booklet.gain'), formatElevation(elevation.gainMeters, language)],
          [t('booklet.loss'), formatElevation(elevation.lossMeters, language)],
        ]
      : []),
    ...(time ? [timeRow(time, t, language.t)] : []),
    ...(plan.strips.length > 0
      ? [[t('booklet.maps'), `${plan.strips.length} × 1:${formatFullCount(plan.scaleDenominator, language.locale)}`]]
      : []),
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

/** With the model, because it is an estimate. */
function timeRow(
  { model, version, minutes }: CoverTime,
  t: ReturnType<typeof useBookletMessages>,
  shared: ReturnType<typeof useLanguage>['t'],
): readonly [string, string] {
  const whole = Math.round(minutes)
  return [
    t('booklet.time', { model: shared(`article.timeModel.${model}`), version }),
    whole < 60
      ? t('booklet.minutes', { minutes: whole })
      : t('booklet.hoursAndMinutes', { hours: Math.floor(whole / 60), minutes: whole % 60 }),
  ]
}

/** What each strip map shows. */
function StripFrames({ frame, plan }: { frame: Frame; plan: BookletPlan }) {
  const place = paperOf(frame)
  return plan.strips.map(({ number, frame: strip }) => {
    const corners = cornersOf(strip).map(place)
    const [first] = corners
    if (!first) return null
    const label = { x: Math.min(...corners.map(({ x }) => x)), y: Math.min(...corners.map(({ y }) => y)) }
    const at = strip.bearingDegrees === 0 ? label : first
    return (
      <g key={number} className={drawingStyles.stripFrame}>
        <path d={polygonData(corners)} />
        <g transform={translateTo({ x: at.x + 2.2, y: at.y + 2.2 })}>
          <rect x={-2.2} y={-2.2} width={4.4} height={4.4} />
          <text y={1.05}>{number}</text>
        </g>
      </g>
    )
  })
}
