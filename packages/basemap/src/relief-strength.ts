/**
 * How strongly the relief is shaded. It is a grid of 9 km: where that is wider than a screen's quarter, what is shaded
 * is no hillside but to which side the land rises. The live map and the drawn pictures fade it alike.
 */
export const RELIEF_STRENGTH = { fadesFromZoom: 9, fadedAtZoom: 12, rest: 0.6 } as const

/** The share that is left at a zoom. */
export function reliefStrengthAt(zoom: number): number {
  const { fadesFromZoom, fadedAtZoom, rest } = RELIEF_STRENGTH
  const faded = Math.max(0, Math.min(1, (zoom - fadesFromZoom) / (fadedAtZoom - fadesFromZoom)))
  return 1 - faded * (1 - rest)
}
