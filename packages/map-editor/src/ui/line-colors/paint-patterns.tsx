import type { CSSProperties, ReactElement } from 'react'
import { type ColorBy, classesOf, type LineClass, type Pattern, paintOf } from '../../core/line-colors/line-classes.ts'
import styles from './paint-patterns.module.css'

interface Tile {
  readonly width: number
  readonly height: number
  /** Over the colour, or in it where the ground shows. */
  readonly marks: ReactElement | null
}

const TILES: Readonly<Record<Pattern, Tile>> = {
  plain: { width: 8, height: 8, marks: null },
  joints: { width: 10, height: 8, marks: <path className={styles.lines} d="M0 .5H10M0 4.5H10M2.5 0V4M7.5 4V8" /> },
  bars: { width: 4, height: 8, marks: <path className={styles.lines} d="M.5 0V8" /> },
  grains: { width: 4, height: 4, marks: <circle className={styles.marks} cx={2} cy={2} r={0.9} /> },
  dots: {
    width: 8,
    height: 8,
    marks: (
      <path
        className={styles.marks}
        d="M2 .5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM6 4.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"
      />
    ),
  },
  stripes: { width: 5, height: 8, marks: <path className={styles.marks} d="M3 0H5V8H3Z" /> },
  hollow: { width: 6, height: 6, marks: <path className={styles.hatching} d="M-1 1 1-1M-1 7 7-1M5 7 7 5" /> },
}

/** Fills of the classes of a colouring, for drawings anywhere on the page. */
export function PaintPatterns({ id, by }: { readonly id: string; readonly by: ColorBy }) {
  return (
    <svg className={styles.definitions} aria-hidden="true" focusable="false">
      <defs>
        {classesOf(by).map((lineClass) => {
          const { tone, pattern } = paintOf(by, lineClass)
          const { width, height, marks } = TILES[pattern]
          return (
            <pattern
              key={lineClass}
              id={`${id}-${lineClass}`}
              patternUnits="userSpaceOnUse"
              width={width}
              height={height}
              // A custom property is no known CSS property.
              style={{ '--tone': `var(--me-way-${tone})` } as CSSProperties}
            >
              {pattern === 'hollow' ? null : <rect className={styles.tone} width={width} height={height} />}
              {marks}
            </pattern>
          )
        })}
      </defs>
    </svg>
  )
}

export const fillOf = (id: string, lineClass: LineClass): string => `url(#${id}-${lineClass})`
