import type { ColorBy } from '../core/line-colors/line-classes.ts'
import type { LineSurface, LineWayKind } from '../core/line-colors/line-ground.ts'

/** Words of the switch that colours a line, and of its legend. Figures arrive formatted. */
export interface ColoringMessages {
  /** Of the switch. */
  readonly label: string
  /** Of the choice that leaves the line its own colour. */
  readonly own: string
  readonly by: Readonly<Record<ColorBy, string>>
  readonly ground: Readonly<Record<LineSurface | LineWayKind, string>>
  /** Up or down, in whole percents; `to` is null for the steepest class. */
  readonly slope: (from: number, to: number | null) => string
  /** OpenStreetMap's grade of mountain paths, 1 to 6. */
  readonly grade: (grade: number) => string
  readonly unknown: string
  /** In place of `unknown` where paths without a grade are among it. */
  readonly ungraded: string
  /** While the ground is looked up. */
  readonly asking: string
  readonly failed: string
  readonly retry: string
  readonly tooLong: string
  /** Nothing is known of the ways along the line. */
  readonly nothing: string
  /** What the cursor is at, after its distance and elevation. */
  readonly at: (figures: string, name: string) => string
}
