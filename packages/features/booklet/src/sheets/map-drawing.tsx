import { COLOR_HEX, isHazardIcon, type MapColor } from '@mishiori/map-document'
import type { LengthUnits } from '@repo/contract'
import { formatFullCount, lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { pixelsOf } from '../pictures/map-printer.ts'
import type { NumberedSpot } from '../plan/number-spots.ts'
import type { CutLine } from '../strips/cut-strips.ts'
import { CSS_PIXELS_PER_MM, type Frame, type PaperPoint, paperOf } from '../strips/frame.ts'
import styles from './drawing.module.css'
import { pathData, translateTo } from './path-data.ts'
import type { OutlinedShape } from './shape-points.ts'

interface MapDrawingProps {
  frame: Frame
  label: string
  /** The address of the map picture below; absent while it is being drawn, and where it cannot be. */
  picture: string | undefined
  credits: readonly string[]
  children: ReactNode
}

/** A map in its true size: its picture, and what is drawn above it by lines, which print as sharp as the printer can. */
export function MapDrawing({ frame, label, picture, credits, children }: MapDrawingProps) {
  const { widthMm, heightMm } = frame.size
  const { width, height } = pixelsOf(frame)
  const [pictureWidth, pictureHeight] = [width / CSS_PIXELS_PER_MM, height / CSS_PIXELS_PER_MM]
  return (
    <svg
      className={styles.map}
      role="img"
      aria-label={label}
      width={`${widthMm}mm`}
      height={`${heightMm}mm`}
      viewBox={`0 0 ${widthMm} ${heightMm}`}
    >
      {picture ? (
        <image
          href={picture}
          x={(widthMm - pictureWidth) / 2}
          y={(heightMm - pictureHeight) / 2}
          width={pictureWidth}
          height={pictureHeight}
        />
      ) : null}
      {children}
      <NorthArrow frame={frame} />
      <MapScaleBar frame={frame} />
      {credits.length > 0 ? (
        <text className={styles.credits} x={widthMm - 1} y={heightMm - 1} textAnchor="end">
          {credits.join(' · ')}
        </text>
      ) : null}
      <rect className={styles.edge} x={0.15} y={0.15} width={widthMm - 0.3} height={heightMm - 0.3} />
    </svg>
  )
}

interface LinesProps {
  frame: Frame
  lines: readonly CutLine[]
  shapes: readonly OutlinedShape[]
  isGrayscale: boolean
  /** Thinner, for the map of the whole way. */
  isThin?: boolean
}

const GREY = '#1b1b1b'
const DASHES = '2.4 1.6'

/** Lines and shapes. Without colours, lines beside the first one are dashed. */
export function DrawnLines({ frame, lines, shapes, isGrayscale, isThin = false }: LinesProps) {
  const [width, casing] = isThin ? [0.8, 1.5] : [1.1, 2]
  const color = (name: MapColor) => (isGrayscale ? GREY : COLOR_HEX[name].fill)
  const drawn = lines.map(({ line, path }) => ({ line, data: pathData(frame, path.points) }))
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {shapes.map(({ shape, points }) => (
        <path
          key={shape.id}
          d={pathData(frame, points)}
          stroke={color(shape.color)}
          strokeWidth={0.5}
          fill={color(shape.color)}
          fillOpacity={0.12}
        />
      ))}
      {drawn.map(({ line, data }) => (
        <path key={line.id} d={data} stroke="#fff" strokeOpacity={0.85} strokeWidth={casing} />
      ))}
      {drawn.toReversed().map(({ line, data }) => (
        <path
          key={line.id}
          d={data}
          stroke={color(line.color)}
          strokeWidth={width}
          strokeDasharray={isGrayscale && line !== lines[0]?.line ? DASHES : undefined}
        />
      ))}
    </g>
  )
}

/** Spots by their numbers; hazards as triangles. */
export function DrawnSpots({
  frame,
  spots,
  isGrayscale,
}: {
  frame: Frame
  spots: readonly NumberedSpot[]
  isGrayscale: boolean
}) {
  const place = paperOf(frame)
  return spots
    .toReversed()
    .map(({ number, spot, point }) => (
      <SpotMark
        key={spot.id}
        number={number}
        at={place(point)}
        isHazard={isHazardIcon(spot.icon)}
        isGrayscale={isGrayscale}
      />
    ))
}

interface SpotMarkProps {
  number: number
  at: PaperPoint
  isHazard: boolean
  isGrayscale: boolean
}

/** As on the map, so in the table. */
export function SpotMark({ number, at, isHazard, isGrayscale }: SpotMarkProps) {
  return (
    <g transform={translateTo(at)}>
      {isHazard ? (
        <path className={styles.hazard} data-grey={isGrayscale || undefined} d="M0 -3.3L3.3 2.4H-3.3Z" />
      ) : (
        <circle className={styles.spot} data-grey={isGrayscale || undefined} r={2.3} />
      )}
      <text className={isHazard ? styles.hazardNumber : styles.spotNumber} y={isHazard ? 1.7 : 0.95}>
        {number}
      </text>
    </g>
  )
}

/** What a map's corner keeps free of its furniture. */
const CORNER_MM = 7

function NorthArrow({ frame: { size, bearingDegrees } }: { frame: Frame }) {
  return (
    <g
      transform={`translate(${size.widthMm - CORNER_MM} ${CORNER_MM}) rotate(${-bearingDegrees})`}
      className={styles.north}
    >
      <circle r={4.6} />
      <path d="M0 -3.9L2 1.2L0 0.2L-2 1.2Z" />
      <text y={3.6}>N</text>
    </g>
  )
}

function MapScaleBar({ frame: { size, scaleDenominator } }: { frame: Frame }) {
  const { locale, units } = useLanguage()
  const { length, unit, millimeters } = scaleBar(scaleDenominator, units)
  return (
    <g transform={`translate(2 ${size.heightMm - 2})`} className={styles.scaleBar}>
      <rect className={styles.ground} x={-1} y={-6} width={millimeters + 2} height={7} rx={0.6} />
      <rect x={0} y={-1.3} width={millimeters} height={1.1} className={styles.barLight} />
      <rect x={0} y={-1.3} width={millimeters / 4} height={1.1} />
      <rect x={millimeters / 2} y={-1.3} width={millimeters / 4} height={1.1} />
      <text x={0} y={-2.3}>
        0
      </text>
      <text x={millimeters} y={-2.3} textAnchor="end">
        {formatFullCount(length, locale)} {unit}
      </text>
    </g>
  )
}

/** The lengths that a scale bar may have. */
const STEPS = [1, 2, 5]
const LONGEST_MM = 42

export interface ScaleBar {
  readonly length: number
  readonly unit: string
  readonly millimeters: number
}

/** The longest round length that fits, in the longer unit from 1 of it on. */
export function scaleBar(scaleDenominator: number, units: LengthUnits): ScaleBar {
  const { long, short } = lengthUnits(units)
  const most = (LONGEST_MM / 1000) * scaleDenominator
  const unit = most < long.meters ? short : long
  const power = 10 ** Math.floor(Math.log10(most / unit.meters))
  const step = STEPS.findLast((candidate) => candidate * power * unit.meters <= most) ?? 1
  const length = step * power
  return { length, unit: unit.name, millimeters: ((length * unit.meters) / scaleDenominator) * 1000 }
}
