/** The sizes of the eraser, each about twice the one before. Metres. */
export const ERASER_RADII_METERS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** The next larger or smaller size; the same where there is none. */
export function nextEraserRadius(radiusMeters: number, step: 1 | -1): number {
  const next =
    step === 1
      ? ERASER_RADII_METERS.find((radius) => radius > radiusMeters)
      : ERASER_RADII_METERS.findLast((radius) => radius < radiusMeters)
  return next ?? radiusMeters
}

/** In pixels. In a smaller circle it is not visible what would be erased. */
const LEAST_PIXELS = 2
/** Pixels: about a finger's tip. */
const SEEN_PIXELS = 16

/** The size itself where it can be seen at this scale, else the first that is seen well. */
export function visibleEraserRadius(radiusMeters: number, metersPerPixel: number): number {
  if (radiusMeters >= LEAST_PIXELS * metersPerPixel) return radiusMeters
  const seen = ERASER_RADII_METERS.find((radius) => radius >= SEEN_PIXELS * metersPerPixel)
  return seen ?? ERASER_RADII_METERS.at(-1) ?? radiusMeters
}
