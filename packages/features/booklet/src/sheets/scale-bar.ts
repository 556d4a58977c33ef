/** The lengths that a scale bar may have, in metres. */
const STEPS = [1, 2, 5]
const LONGEST_MM = 42

export interface ScaleBar {
  readonly meters: number
  readonly millimeters: number
}

/** The longest round length that fits. */
export function scaleBar(scaleDenominator: number): ScaleBar {
  const most = (LONGEST_MM / 1000) * scaleDenominator
  const power = 10 ** Math.floor(Math.log10(most))
  const step = STEPS.findLast((candidate) => candidate * power <= most) ?? 1
  const meters = step * power
  return { meters, millimeters: (meters / scaleDenominator) * 1000 }
}
