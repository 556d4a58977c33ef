import type { AnyLine, Series } from '@mishiori/map-document'
import type { MeasuredKind } from '@repo/articles/measured-kinds'
import { formatDistance, formatElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type PointerEvent, useId, useMemo, useState } from 'react'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './measured.module.css'
import { axisOf, type MeasuredCurve, measuredCurve } from './measured-curve.ts'
import { MeasuredTable } from './measured-table.tsx'
import { drawnFactor, type FormatMeasured, useFormatMeasured } from './use-format-measured.ts'

interface MeasuredChartProps {
  line: AnyLine
  kind: MeasuredKind
}

/** One curve over the elevations of the line, with a cursor for pointers and keys, a sentence and a table. */
export default function MeasuredChart({ line, kind }: MeasuredChartProps) {
  const t = usePlanningMessages()
  const curve = useMemo(() => measuredCurve(line, kind), [line, kind])
  const format = useFormatMeasured(kind)
  if (!curve) return <p>{t('measured.nothing')}</p>
  const name = t(`measured.${kind}`)
  return (
    <>
      <Chart curve={curve} kind={kind} name={name} format={format} />
      <p className={styles.sentence}>{sentenceOf(curve, name, { format, t })}</p>
      <MeasuredTable curve={curve} format={format} />
    </>
  )
}

interface ChartProps {
  curve: MeasuredCurve
  kind: MeasuredKind
  name: string
  format: FormatMeasured
}

/** Units of the drawing, whatever its size on the screen. */
const [WIDTH, HEIGHT] = [1000, 100]

function Chart({ curve, kind, name, format }: ChartProps) {
  const t = usePlanningMessages()
  const language = useLanguage()
  const axis = axisOf(curve, drawnFactor(kind, language.units))
  const last = curve.values.length - 1
  const [column, setColumn] = useState(() => Math.round(last / 2))
  const legend = useId()
  const told = cursorText(curve, column, { format, language, t })
  const hasElevations = curve.elevationsMeters.some((meters) => meters !== null)
  return (
    <div className={styles.chart}>
      <ul className={styles.legend} id={legend}>
        <li>
          <span className={styles.line} /> {name}
        </li>
        {hasElevations ? (
          <li>
            <span className={styles.ground} /> {t('measured.elevation')}
          </li>
        ) : null}
      </ul>
      <div className={styles.plot}>
        <ol className={styles.ticks} aria-hidden="true">
          {axis.ticks.map((value) => (
            <li key={value} style={{ bottom: `${shareOf(value, axis) * 100}%` }}>
              {format(value)}
            </li>
          ))}
        </ol>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerDown={(event) => setColumn(columnAt(event, last))}
          onPointerMove={(event) => setColumn(columnAt(event, last))}
        >
          {axis.ticks.map((value) => (
            <line key={value} className={styles.grid} x1={0} x2={WIDTH} y1={yOf(value, axis)} y2={yOf(value, axis)} />
          ))}
          <path className={styles.area} d={areaOf(curve.elevationsMeters)} />
          <path className={styles.curve} d={pathOf(curve.values, axis)} />
          <line className={styles.cursor} x1={xOf(column, last)} x2={xOf(column, last)} y1={0} y2={HEIGHT} />
          <path className={styles.reading} d={readingOf(curve.values[column] ?? null, xOf(column, last), axis)} />
        </svg>
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        value={column}
        aria-label={t('measured.cursor')}
        aria-valuetext={told}
        aria-describedby={legend}
        onChange={({ target }) => setColumn(Number(target.value))}
      />
      <p className={styles.told} aria-hidden="true">
        {told}
      </p>
    </div>
  )
}

interface Words {
  readonly format: FormatMeasured
  readonly language: ReturnType<typeof useLanguage>
  readonly t: ReturnType<typeof usePlanningMessages>
}

/** Its extremes and its mean, if there is one. */
function sentenceOf(
  { kind, min, mean, max }: MeasuredCurve,
  name: string,
  { format, t }: Omit<Words, 'language'>,
): string {
  const range = { name, min: format(min), max: format(max) }
  if (mean === null) return t('measured.sentence.range', range)
  return t(kind === 'speed' ? 'measured.sentence.moving' : 'measured.sentence', { ...range, mean: format(mean) })
}

/** Where the cursor is, what was measured there, and how high it is. */
function cursorText(curve: MeasuredCurve, column: number, { format, language, t }: Words): string {
  const meters = (column / (curve.values.length - 1)) * curve.lengthMeters
  const [value, height] = [curve.values[column] ?? null, curve.elevationsMeters[column] ?? null]
  return [
    formatDistance(meters, language),
    value === null ? t('measured.unknown') : format(value),
    ...(height === null ? [] : [t('measured.height', { height: formatElevation(height, language) })]),
  ].join(t('measured.separator'))
}

type Range = Pick<ReturnType<typeof axisOf>, 'low' | 'high'>

const shareOf = (value: number, { low, high }: Range) => (value - low) / (high - low)
const yOf = (value: number, range: Range) => (1 - shareOf(value, range)) * HEIGHT
const xOf = (column: number, last: number) => (column / last) * WIDTH

function columnAt({ clientX, currentTarget }: PointerEvent<SVGSVGElement>, last: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)))
}

/** A point, which its round ends make a disc whatever the drawing is stretched to; nothing in a gap. */
const readingOf = (value: number | null, x: number, range: Range) =>
  value === null ? '' : `M${x.toFixed(1)},${yOf(value, range).toFixed(2)}h0`

/** A line for each run of known values. */
function pathOf(values: Series, range: Range): string {
  const last = values.length - 1
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isStart = (values[index - 1] ?? null) === null
      return `${isStart ? 'M' : 'L'}${xOf(index, last).toFixed(1)},${yOf(value, range).toFixed(2)}`
    })
    .join('')
}

/** The heights of the line as a quiet ground: a third of the drawing is left above the highest one. */
function areaOf(elevationsMeters: Series): string {
  const known = elevationsMeters.flatMap((meters, index) => (meters === null ? [] : [{ meters, index }]))
  const [first, end] = [known[0], known.at(-1)]
  if (!first || !end) return ''
  const heights = known.map(({ meters }) => meters)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const range = { low: low - 1, high: low + Math.max(40, high - low) * 1.5 }
  const last = elevationsMeters.length - 1
  const points = known.map(({ meters, index }) => `L${xOf(index, last).toFixed(1)},${yOf(meters, range).toFixed(2)}`)
  return `M${xOf(first.index, last)},${HEIGHT}${points.join('')}L${xOf(end.index, last)},${HEIGHT}Z`
}
