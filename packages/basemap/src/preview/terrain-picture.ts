import { type Frame, latitudeAt, zoomOf } from './frame.ts'
import type { PreviewColors, Rgb } from './preview-colors.ts'

const EARTH_CIRCUMFERENCE_METERS = 40_075_017
/** Towards the light: north-west, 45° up. */
const LIGHT = { x: -0.5, y: -0.5, z: Math.SQRT1_2 } as const
/** Heights at which the tint is `upland` and `highland`. */
const TINT_METERS = { upland: 900, highland: 2400 } as const
const CONTOURS_IN_PICTURE = 9

/** Colours every pixel: shaded land where `landMask` is white, water elsewhere. RGB, three bytes a pixel. */
export function paintTerrain(
  frame: Frame,
  heights: Float32Array,
  landMask: Uint8Array,
  shore: Uint8Array,
  colors: PreviewColors,
): Buffer {
  const { width, height } = frame
  const rgb = Buffer.allocUnsafe(width * height * 3)
  const metersPerPixel =
    (EARTH_CIRCUMFERENCE_METERS * Math.cos((latitudeAt(frame, height / 2) * Math.PI) / 180)) / frame.worldPixels
  const steepness = exaggeration(zoomOf(frame)) / (2 * metersPerPixel)
  const interval = contourInterval(heights)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const h = heights[i] ?? 0
      const dx = (heights[x + 1 < width ? i + 1 : i] ?? 0) - (heights[x > 0 ? i - 1 : i] ?? 0)
      const dy = (heights[y + 1 < height ? i + width : i] ?? 0) - (heights[y > 0 ? i - width : i] ?? 0)
      const land = (landMask[i] ?? 0) / 255
      const near = (shore[i] ?? 0) / 255
      const color = landColor(h, dx * steepness, dy * steepness, colors)
      const line = contourStrength(h, Math.hypot(dx, dy) / 2, interval)
      mixInto(color, colors.contour, line)
      const water = mixed(colors.water, colors.shallows, Math.min(1, near * 2))
      const edge = 4 * near * (1 - near)
      for (let c = 0; c < 3; c++) {
        rgb[3 * i + c] = (color[c] ?? 0) * land + (water[c] ?? 0) * (1 - land)
      }
      if (edge > 0.9) mixPixel(rgb, 3 * i, colors.coast, (edge - 0.9) * 5)
    }
  }
  return rgb
}

function exaggeration(zoom: number): number {
  return Math.max(2, Math.min(14, 2 + (zoom - 2) * 1.1))
}

function landColor(h: number, slopeX: number, slopeY: number, colors: PreviewColors): [number, number, number] {
  const high = Math.max(0, Math.min(1, (h - TINT_METERS.upland) / (TINT_METERS.highland - TINT_METERS.upland)))
  const color = mixed(colors.lowland, colors.upland, Math.max(0, Math.min(1, h / TINT_METERS.upland)))
  mixInto(color, colors.highland, high)
  const length = Math.hypot(slopeX, slopeY, 1)
  const shade = (-slopeX * LIGHT.x - slopeY * LIGHT.y + LIGHT.z) / length - LIGHT.z
  if (shade < 0) mixInto(color, colors.shadow, Math.min(0.72, -shade * 0.8))
  else mixInto(color, colors.highlight, Math.min(0.85, shade * 1.9))
  return color
}

/** Metres between lines so that a picture has a few of them, or none where the land is flat. */
function contourInterval(heights: Float32Array): number {
  let [low, high] = [Infinity, -Infinity]
  for (const h of heights) {
    if (h < low) low = h
    if (h > high) high = h
  }
  return high - low < 8 ? Infinity : (high - low) / CONTOURS_IN_PICTURE
}

function contourStrength(h: number, rise: number, interval: number): number {
  if (!Number.isFinite(interval) || h <= 0) return 0
  const phase = h / interval
  const pixels = (Math.abs(phase - Math.round(phase)) * interval) / Math.max(rise, 1e-6)
  return Math.max(0, 1 - pixels) * 0.32
}

function mixed(from: Rgb, to: Rgb, share: number): [number, number, number] {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

function mixInto(color: [number, number, number], to: Rgb, share: number): void {
  color[0] += (to[0] - color[0]) * share
  color[1] += (to[1] - color[1]) * share
  color[2] += (to[2] - color[2]) * share
}

function mixPixel(rgb: Buffer, at: number, to: Rgb, share: number): void {
  for (let c = 0; c < 3; c++) {
    const from = rgb[at + c] ?? 0
    rgb[at + c] = from + ((to[c] ?? 0) - from) * share
  }
}
