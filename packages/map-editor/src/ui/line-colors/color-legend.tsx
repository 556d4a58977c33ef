import { type LinePart, lineShares } from '../../core/line-colors/line-parts.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { Button } from '../shared/controls.tsx'
import styles from './color-legend.module.css'
import type { LineColoring } from './line-coloring.ts'
import { formatShare, nameOfClass } from './name-of-class.ts'
import { fillOf } from './paint-patterns.tsx'

interface LegendProps {
  readonly messages: Pick<MapEditorMessages, 'locale'>
  readonly coloring: LineColoring
  /** Of the patterns. */
  readonly id: string
}

/** The classes that the line has, with their shares; else why there are none. */
export function ColorLegend({ messages, coloring, id }: LegendProps) {
  const { words, by, state } = coloring
  if (by === null) return null
  if (state.kind === 'failed') {
    return (
      <div className={styles.note}>
        <p role="status">{words.failed}</p>
        <Button variant="line" size="small" onClick={state.onRetry}>
          {words.retry}
        </Button>
      </div>
    )
  }
  if (state.kind !== 'known') {
    return (
      <p role="status" className={styles.note}>
        {words[state.kind]}
      </p>
    )
  }
  const { locale } = messages
  const shares = lineShares(by, state.parts)
  const isNothing = by !== 'slope' && shares.every(({ lineClass }) => lineClass === 'unknown')
  return (
    <>
      <ul className={styles.legend} aria-label={words.by[by]}>
        {shares.map(({ lineClass, percent }) => (
          <li key={lineClass}>
            <svg className={styles.swatch} aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" fill={fillOf(id, lineClass)} />
            </svg>
            {nameOfClass(words, by, lineClass)}{' '}
            <b>{percent === 0 ? `<${formatShare(1, locale)}` : formatShare(percent, locale)}</b>
          </li>
        ))}
      </ul>
      {isNothing && by !== 'grade' && <p className={styles.note}>{words.nothing}</p>}
    </>
  )
}

/** The line from its start to its end, where there is no curve above which it could be. */
export function ColorBar({ parts, id }: { readonly parts: readonly LinePart[]; readonly id: string }) {
  const total = parts.at(-1)?.toMeters || 1
  const percent = (meters: number) => `${(meters / total) * 100}%`
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {parts.map(({ lineClass, fromMeters, toMeters }) => (
        <rect
          key={fromMeters}
          x={percent(fromMeters)}
          width={percent(toMeters - fromMeters)}
          height="100%"
          fill={fillOf(id, lineClass)}
        />
      ))}
    </svg>
  )
}
