import type { MapDocument } from '@mishiori/map-document'
import { cutStrips, type Strip } from './cut-strips.ts'
import type { StripWindow } from './longest-piece.ts'

/** Common scales. Coarser ones are used where a booklet would become too long. */
export const OFFERED_SCALES = [5_000, 10_000, 25_000, 50_000, 100_000, 200_000] as const

/** No booklet has more strip maps than these. */
export const STRIP_LIMIT = 40

/**
 * Scales from the finest one, each with the number of maps up to which it is chosen without being asked for: a long way
 * is worth more sheets.
 */
const SCALES: readonly { readonly denominator: number; readonly strips: number }[] = [
  { denominator: 2_500, strips: 1 },
  { denominator: 5_000, strips: 2 },
  { denominator: 10_000, strips: 4 },
  { denominator: 25_000, strips: 10 },
  { denominator: 50_000, strips: 12 },
  { denominator: 100_000, strips: 14 },
  { denominator: 200_000, strips: 16 },
  ...[500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000].map((denominator) => ({
    denominator,
    strips: 20,
  })),
  { denominator: 100_000_000, strips: STRIP_LIMIT },
]

export type RequestedScale = 'fit' | number

export interface ScaledStrips {
  readonly strips: readonly Strip[]
  readonly scaleDenominator: number
  /** The chosen scale would have needed too many maps. */
  readonly isCoarser: boolean
}

interface ScaleRequest {
  readonly requested: RequestedScale
  /** How many strips there may be. Default: {@link STRIP_LIMIT}. */
  readonly most?: number
}

/** The strips at the chosen scale, else at the next one with few enough strips. */
export function stripsAtScale(
  document: MapDocument,
  window: Omit<StripWindow, 'scaleDenominator'>,
  { requested, most = STRIP_LIMIT }: ScaleRequest,
): ScaledStrips {
  const tried =
    requested === 'fit'
      ? SCALES
      : SCALES.filter(({ denominator }) => denominator >= requested).map((scale) => ({ ...scale, strips: most }))
  for (const { denominator, strips: wanted } of tried) {
    const strips = cutStrips(document, { ...window, scaleDenominator: denominator }, Math.min(wanted, most))
    if (strips)
      return { strips, scaleDenominator: denominator, isCoarser: requested !== 'fit' && denominator !== requested }
  }
  // Thousands of lines all over the world: the cover alone shows them.
  return { strips: [], scaleDenominator: SCALES.at(-1)?.denominator ?? 1, isCoarser: true }
}
