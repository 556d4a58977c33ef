import { formatFullCount, lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { DistanceMark, PlannedStrip } from '../plan/plan-booklet.ts'
import type { CutLine, Stretch } from '../strips/cut-strips.ts'
import { type Frame, isOnPaper, type PaperPoint, type PaperSize, paperOf, paperPathOf } from '../strips/frame.ts'
import { indexAt, metersAt, pointAt } from '../strips/measured-path.ts'
import styles from './drawing.module.css'
import { DrawnLines, DrawnSpots, MapDrawing } from './map-drawing.tsx'
import { translateTo } from './path-data.ts'
import type { OutlinedShape } from './shape-points.ts'

interface StripDrawingProps {
  strip: PlannedStrip
  label: string
  lines: readonly CutLine[]
  shapes: readonly OutlinedShape[]
  picture: string | undefined
  credits: readonly string[]
  isGrayscale: boolean
}

/** One strip map, in its true scale. */
export function StripDrawing({ strip, label, lines, shapes, picture, credits, isGrayscale }: StripDrawingProps) {
  const { frame } = strip
  const badges = strip.stretches.flatMap((stretch) => {
    const line = lines.find(({ line }) => line.id === stretch.lineId)
    return line ? badgesOf(frame, stretch, line) : []
  })
  return (
    <MapDrawing frame={frame} label={label} picture={picture} credits={credits}>
      <DrawnLines frame={frame} lines={lines} shapes={shapes} isGrayscale={isGrayscale} />
      <DistanceMarks frame={frame} marks={strip.marks} badges={badges} />
      {lines[0] ? <Ends frame={frame} line={lines[0]} /> : null}
      <DrawnSpots frame={frame} spots={strip.spots} isGrayscale={isGrayscale} />
      {badges.map((badge) => (
        <BadgeMark key={`${badge.number} ${badge.at.x} ${badge.at.y}`} badge={badge} />
      ))}
    </MapDrawing>
  )
}

interface DistanceMarksProps {
  frame: Frame
  marks: readonly DistanceMark[]
  badges: readonly Badge[]
}

/** Kilometres beside the line, and which way it goes. A number that a badge or the map's edge would cut is left out. */
function DistanceMarks({ frame, marks, badges }: DistanceMarksProps) {
  const { locale, units } = useLanguage()
  const { long } = lengthUnits(units)
  const place = paperOf(frame)
  return marks.map(({ meters, point, ahead }) => {
    const [at, next] = [place(point), place(ahead)]
    const degrees = (Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI
    const [sideX, sideY] = [-Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    const label = { x: at.x + sideX * LABEL_MM, y: at.y + sideY * LABEL_MM }
    const isReadable = isOnPaper(label, frame.size, LABEL_ROOM_MM) && !badges.some((badge) => covers(badge, label))
    return (
      <g key={meters} transform={translateTo(at)} className={styles.mark}>
        <path d="M-1 -1.5L1.4 0L-1 1.5Z" transform={`rotate(${degrees.toFixed(1)})`} />
        {isReadable ? (
          <text x={sideX * LABEL_MM} y={sideY * LABEL_MM + 1}>
            {formatFullCount(meters / long.meters, locale)}
          </text>
        ) : null}
      </g>
    )
  })
}

function Ends({ frame, line: { path } }: { frame: Frame; line: CutLine }) {
  const place = paperOf(frame)
  const ends = [
    { letter: 'G', at: place(pointAt(path, path.points.length - 1)) },
    { letter: 'S', at: place(pointAt(path, 0)) },
  ]
  return ends.map(({ letter, at }) =>
    isOnPaper(at, frame.size, 0) ? (
      <g key={letter} transform={translateTo(at)} className={styles.end}>
        <rect x={-2.2} y={-2.2} width={4.4} height={4.4} rx={0.8} />
        <text y={1.05}>{letter}</text>
      </g>
    ) : null,
  )
}

/** How far from the line its kilometres stand, and half of the room they take. */
const LABEL_MM = 4.2
const LABEL_ROOM_MM = 2.2
/** How far beyond the end of a stretch its neighbour is named. */
const AHEAD_MM = 6.5
const BADGE = { widthMm: 10, heightMm: 5 }

/** Names the sheet on which a stretch continues, or from which it comes. */
interface Badge {
  readonly number: number
  readonly at: PaperPoint
  readonly arrow: '→' | '←'
  readonly title: 'booklet.toNext' | 'booklet.toPrevious'
}

function badgesOf(frame: Frame, stretch: Stretch, line: CutLine): readonly Badge[] {
  const step = (frame.scaleDenominator / 1000) * 4
  const aheadOf = (at: number, meters: number) => {
    const [end, inner] = [
      pointAt(line.path, at),
      pointAt(line.path, indexAt(line.path, metersAt(line.path, at) - meters)),
    ]
    const [from, to] = paperPathOf(frame, [inner, end])
    return from && to ? beyond(from, to, frame.size) : null
  }
  const badges = [
    { number: stretch.next, at: aheadOf(stretch.to, step), arrow: '→', title: 'booklet.toNext' },
    { number: stretch.previous, at: aheadOf(stretch.from, -step), arrow: '←', title: 'booklet.toPrevious' },
  ] as const
  return badges.flatMap(({ number, at, ...rest }) => (number && at ? [{ number, at, ...rest }] : []))
}

function covers({ at }: Badge, label: PaperPoint): boolean {
  const [dx, dy] = [Math.abs(at.x - label.x), Math.abs(at.y - label.y)]
  return dx < BADGE.widthMm / 2 + LABEL_ROOM_MM && dy < BADGE.heightMm / 2 + LABEL_ROOM_MM / 2
}

function BadgeMark({ badge: { number, at, arrow, title } }: { badge: Badge }) {
  const t = useBookletMessages()
  return (
    <g transform={translateTo(at)} className={styles.neighbour}>
      <title>{t(title, { number })}</title>
      <rect x={-BADGE.widthMm / 2} y={-BADGE.heightMm / 2} width={BADGE.widthMm} height={BADGE.heightMm} rx={2.5} />
      <text y={1.25}>{`${arrow} ${number}`}</text>
    </g>
  )
}

/** A point on from a step, within the map. */
function beyond(from: PaperPoint, to: PaperPoint, { widthMm, heightMm }: PaperSize): PaperPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (a: number, b: number, most: number, room: number) =>
    Math.min(most - room, Math.max(room, b + ((b - a) / length) * AHEAD_MM))
  return {
    x: along(from.x, to.x, widthMm, BADGE.widthMm / 2 + 0.6),
    y: along(from.y, to.y, heightMm, BADGE.heightMm / 2 + 0.6),
  }
}
