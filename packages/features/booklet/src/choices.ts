import type { Locale } from '@repo/contract'
import type { RequestedScale } from './strips/choose-scale.ts'
import type { PaperSize } from './strips/frame.ts'

export type PaperName = 'a5' | 'a4' | 'letter'

/** What the reader chooses of a booklet. */
export interface BookletChoices {
  readonly paper: PaperName
  readonly layout: 'portrait' | 'landscape'
  readonly scale: RequestedScale
  readonly heading: 'north' | 'way'
  readonly hasText: boolean
  readonly hasPhotos: boolean
  readonly hasProfile: boolean
  /** The table of turns. */
  readonly hasTurns: boolean
  /** The table of what lies along the way. */
  readonly hasAlong: boolean
  readonly isGrayscale: boolean
}

const PAPERS: Readonly<Record<PaperName, PaperSize>> = {
  a5: { widthMm: 148, heightMm: 210 },
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
}

export function sheetSize({ paper, layout }: Pick<BookletChoices, 'paper' | 'layout'>): PaperSize {
  const { widthMm, heightMm } = PAPERS[paper]
  return layout === 'portrait' ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm }
}

/** Where printers take letter paper, by the Unicode CLDR. */
const LETTER_REGIONS = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'])

/** Paper size of the region in the browser's languages; else of the page's language. */
export function defaultPaper(languages: readonly string[], locale: Locale): PaperName {
  for (const language of languages) {
    const region = regionOf(language)
    if (region) return LETTER_REGIONS.has(region) ? 'letter' : 'a4'
  }
  return locale === 'en-us' ? 'letter' : 'a4'
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined // a browser may be told any word as its language
  }
}

export function defaultChoices(languages: readonly string[], locale: Locale): BookletChoices {
  return {
    paper: defaultPaper(languages, locale),
    layout: 'portrait',
    scale: 'fit',
    heading: 'north',
    hasText: true,
    hasPhotos: true,
    hasProfile: true,
    hasTurns: true,
    hasAlong: true,
    isGrayscale: false,
  }
}
