import { reliefStrengthAt } from '../relief-strength.ts'
import { nearnessAt } from '../style-near.ts'
import { type Frame, metersPerPixel, zoomOf } from './frame.ts'
import { mixInto, mixPixel, type PreviewColors, type Rgb } from './preview-colors.ts'

/** Elevations at which the tint is `upland` and `highland`. */
const TINT_METERS = { upland: 700, highland: 2400 } as const
/** How much light and shadow the usual slope of a picture makes, whatever its scale. */
const USUAL_SHADE = 0.3
/** The share of a picture's common slope that is not shaded: a hillside fills a small picture and would only darken it. */
const COMMON_SLOPE_SHARE = 0.7

/** What a picture of the world is painted from, one value for each pixel. */
export interface Terrain {
  readonly elevations: Float32Array
  /** 255 on land, 0 on water. */
  readonly land: Uint8Array
  /** `land`, blurred. */
  readonly shore: Uint8Array
}

/** Colours every pixel. RGB, three bytes a pixel. */
export function paintTerrain(frame: Frame, { elevations, land, shore }: Terrain, colors: PreviewColors): Buffer {
  const rgb = Buffer.allocUnsafe(elevations.length * 3)
  const shades = shadesOf(frame, elevations)
  const strength = reliefStrengthAt(zoomOf(frame))
  const nearness = nearnessAt(zoomOf(frame))
  const ground: [number, number, number] = [0, 0, 0]
  const nearGround: [number, number, number] = [0, 0, 0]
  const sea: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < elevations.length; i++) {
    const near = (shore[i] ?? 0) / 255
    const onLand = ((land[i] ?? 0) / 255) * (1 - nearness) + near * nearness
    setTint(ground, elevations[i] ?? 0, colors)
    if (nearness > 0) {
      setNearTint(nearGround, elevations[i] ?? 0, colors)
      mixInto(ground, nearGround, nearness)
    }
    const shade = (shades[i] ?? 0) * strength
    if (shade < 0) mixInto(ground, colors.shadow, Math.min(0.62, -shade))
    else mixInto(ground, colors.highlight, Math.min(0.8, shade * 1.25))
    setColor(sea, colors.water)
    mixInto(sea, colors.shallows, Math.min(1, near * 2))
    for (let c = 0; c < 3; c++) rgb[3 * i + c] = (ground[c] ?? 0) * onLand + (sea[c] ?? 0) * (1 - onLand)
    // the blurred edge is half way at the coast
    const edge = nearness < 1 ? 4 * near * (1 - near) : 0
    if (edge > 0.9) mixPixel(rgb, 3 * i, colors.coast, (edge - 0.9) * 5 * (1 - nearness))
  }
  return rgb
}

/** Light (above 0) and shadow of every pixel, lit from the north-west, in step with the relief of this picture. */
function shadesOf(frame: Frame, elevations: Float32Array): Float32Array {
  const { width, height } = frame
  const shades = new Float32Array(elevations.length)
  let [sum, squares] = [0, 0]
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y + 1 < height ? width : 0
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const dx = (elevations[i + (x + 1 < width ? 1 : 0)] ?? 0) - (elevations[i - (x > 0 ? 1 : 0)] ?? 0)
      const dy = (elevations[i + down] ?? 0) - (elevations[i + up] ?? 0)
      const slope = dx + dy
      shades[i] = slope
      sum += slope
      squares += slope * slope
    }
  }
  const common = (sum / shades.length) * COMMON_SLOPE_SHARE
  const usual = Math.sqrt(Math.max(squares / shades.length - common * common, 0))
  const factor = Math.min(USUAL_SHADE / Math.max(usual, Number.EPSILON), strongestFactor(frame))
  for (let i = 0; i < shades.length; i++) shades[i] = Math.tanh(((shades[i] ?? 0) - common) * factor)
  return shades
}

/** Keeps plains flat: a slope is never drawn steeper than this many times. */
function strongestFactor(frame: Frame): number {
  return (4 + 2 * Math.max(0, zoomOf(frame) - 3)) / (2 * metersPerPixel(frame))
}

function setColor(color: [number, number, number], to: Rgb): void {
  color[0] = to[0]
  color[1] = to[1]
  color[2] = to[2]
}

function setTint(color: [number, number, number], meters: number, colors: PreviewColors): void {
  setColor(color, colors.lowland)
  mixInto(color, colors.upland, Math.max(0, Math.min(1, meters / TINT_METERS.upland)))
  const high = (meters - TINT_METERS.upland) / (TINT_METERS.highland - TINT_METERS.upland)
  mixInto(color, colors.highland, Math.max(0, Math.min(1, high)))
}

/** Between the tints of the elevations below and above. */
function setNearTint(color: [number, number, number], meters: number, { near }: PreviewColors): void {
  const above = near.findIndex(([fromMeters]) => fromMeters > meters)
  const [toMeters, to] = near[above] ?? near.at(-1) ?? [0, color]
  const [fromMeters, from] = near[above - 1] ?? [toMeters, to]
  setColor(color, from)
  if (toMeters > fromMeters) mixInto(color, to, (meters - fromMeters) / (toMeters - fromMeters))
}
