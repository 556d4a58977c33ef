import { formatFullCount } from '@repo/i18n'
import { Segmented } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { useId, useState } from 'react'
import { useYearsMessages } from '../messages/years-messages.ts'
import { MEASURES, type MeasureName, measureOf, useFigures } from '../view/use-figures.ts'
import type { SpanSums, YearView } from '../view/year-view.ts'
import { type SpanName, useSpanNames } from './span-names.ts'
import { monthsOf, weeksOf, yearsOf } from './spans.ts'
import styles from './year-chart.module.css'

/** How much was done when: as bars, and as the table that they are drawn from. */
export function YearChart({ view }: { view: YearView }) {
  const t = useYearsMessages()
  const headingId = useId()
  const [measure, setMeasure] = useState<MeasureName>('distance')
  const [shown, setShown] = useState<'month' | 'week'>('month')
  const span: SpanName = view.year === null ? 'year' : shown
  const spans = spansOf(view, span)
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{t(view.year === null ? 'chart.titleAll' : 'chart.title')}</h2>
        <div className={styles.choices}>
          <Segmented
            label={t('chart.measure')}
            options={MEASURES.map((value) => ({ value, label: t(`years.${value}`) }))}
            value={measure}
            onChange={setMeasure}
          />
          {view.year === null ? null : (
            <Segmented
              label={t('chart.span')}
              options={[
                { value: 'month', label: t('chart.months') },
                { value: 'week', label: t('chart.weeks') },
              ]}
              value={shown}
              onChange={setShown}
            />
          )}
        </div>
      </div>
      <Bars spans={spans} span={span} measure={measure} />
      <SpanTable spans={spans} span={span} />
    </section>
  )
}

function spansOf({ year, years, months, weeks }: YearView, span: SpanName): readonly SpanSums[] {
  if (year === null) return yearsOf(years, months)
  return span === 'week' ? weeksOf(year, weeks) : monthsOf(year, months)
}

interface SpansProps {
  spans: readonly SpanSums[]
  span: SpanName
}

/** The drawing alone; screen readers have the table. */
function Bars({ spans, span, measure }: SpansProps & { measure: MeasureName }) {
  const nameOf = useSpanNames(span)
  const { textOf } = useFigures()
  const values = spans.map((sums) => measureOf(sums, measure) ?? 0)
  const top = Math.max(...values)
  const best = spans[values.indexOf(top)]
  return (
    <div className={styles.plot} data-span={span} aria-hidden="true">
      {best && top > 0 ? <p className={styles.top}>{textOf(best, measure)}</p> : null}
      <ol className={styles.bars}>
        {spans.map((sums, at) => {
          const value = values[at] ?? 0
          const { short, full } = nameOf(sums.begin)
          return (
            <li key={sums.begin} title={value > 0 ? `${full} ${textOf(sums, measure)}` : full}>
              <span className={styles.room}>
                <span
                  className={styles.bar}
                  data-none={value === 0 || undefined}
                  style={{ height: `${top > 0 ? (100 * value) / top : 0}%` }}
                />
              </span>
              <span className={styles.tick}>{short}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function SpanTable({ spans, span }: SpansProps) {
  const t = useYearsMessages()
  const { locale } = useLanguage()
  const nameOf = useSpanNames(span)
  const { textOf } = useFigures()
  return (
    <details className={styles.table}>
      <summary>{t('chart.table')}</summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`chart.${span}`)}</th>
              <th scope="col">{t('chart.activities')}</th>
              {MEASURES.map((measure) => (
                <th key={measure} scope="col">
                  {t(`years.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spans
              .filter(({ count }) => count > 0 || span !== 'week')
              .map((sums) => (
                <tr key={sums.begin}>
                  <th scope="row">{nameOf(sums.begin).full}</th>
                  <td>{formatFullCount(sums.count, locale)}</td>
                  {MEASURES.map((measure) => (
                    <td key={measure}>{textOf(sums, measure)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
