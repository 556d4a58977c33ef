import { expect, it } from 'vitest'
import type { SheetSnap } from '../panel-props.ts'
import { snapAfterDrag, snapHeights } from './sheet-snap.ts'

const heights = snapHeights(800, 96)

it.each<readonly [from: SheetSnap, upPx: number, to: SheetSnap | null]>([
  ['half', 29, 'half'],
  ['half', 30, 'full'],
  ['half', -30, 'peek'],
  ['peek', 30, 'half'],
  ['peek', 600, 'full'],
  ['full', -600, 'peek'],
  ['full', 40, 'full'],
  ['peek', -40, 'peek'],
  ['peek', -60, null],
])('a sheet at %s that was moved up by %i goes to %s', (from, upPx, to) => {
  expect(snapAfterDrag({ from, heightPx: heights[from] + upPx, upPx }, heights)).toBe(to)
})
