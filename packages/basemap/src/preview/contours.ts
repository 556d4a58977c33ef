import { type Frame, zoomOf } from './frame.ts'

const LINES_IN_PICTURE = 10
/** Flatter pictures have no lines. */
const LEAST_RELIEF_METERS = 8
const LINE_STRENGTH = 0.3
const BAND_STRENGTH = 0.07
/** Every other band is tinted. Below this zoom the relief itself is enough. */
const FADE_ZOOMS = { from: 5.2, to: 7 } as const

/**
 * How strongly each pixel takes the contours' colour: thin lines, and a tint in every other band. They show the lie of the land
 * where the picture holds little else; their heights are nobody's measure, so no figures go with them.
 */
export function contourMarks(frame: Frame, heights: Float32Array): Float32Array {
  const marks = new Float32Array(heights.length)
  const fade = (zoomOf(frame) - FADE_ZOOMS.from) / (FADE_ZOOMS.to - FADE_ZOOMS.from)
  const strength = Math.max(0, Math.min(1, fade))
  const [low, high] = rangeOf(heights)
  if (strength === 0 || high - low < LEAST_RELIEF_METERS) return marks
  const interval = (high - low) / LINES_IN_PICTURE
  const { width, height, size } = frame
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x
      const h = heights[i] ?? 0
      if (h <= 0) continue
      const phase = h / interval
      const rise = Math.hypot((heights[i + 1] ?? 0) - h, (heights[i + width] ?? 0) - h)
      const pixels = (Math.abs(phase - Math.round(phase)) * interval) / Math.max(rise, 1e-6)
      const line = Math.max(0, 1 - pixels / size.scale) * LINE_STRENGTH
      const fromLine = (phase - Math.floor(phase)) * (Math.floor(phase) % 2 === 0 ? 1 : 0)
      marks[i] = (line + fromLine * BAND_STRENGTH) * strength
    }
  }
  return marks
}

function rangeOf(heights: Float32Array): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const h of heights) {
    if (h < low) low = h
    if (h > high) high = h
  }
  return [low, high]
}
