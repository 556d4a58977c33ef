import type { Locale } from './schemas.ts'

/**
 * The looks of the picture drawn from a route, each on light pages and on dark ones: on cards, behind the words of a
 * page (`wide`), as the map of an article beside its text (`pane`) and on a phone (`tall`); and 1200 × 630 for link
 * previews.
 */
export const PREVIEW_VARIANTS = [
  'light',
  'dark',
  'wide',
  'wideDark',
  'pane',
  'paneDark',
  'tall',
  'tallDark',
  'og',
] as const
export type PreviewVariant = (typeof PREVIEW_VARIANTS)[number]

const ENDINGS: Readonly<Record<PreviewVariant, string>> = {
  light: '.webp',
  dark: '-dark.webp',
  wide: '-wide.webp',
  wideDark: '-wide-dark.webp',
  pane: '-pane.webp',
  paneDark: '-pane-dark.webp',
  tall: '-tall.webp',
  tallDark: '-tall-dark.webp',
  og: '-og.png',
}

/** Address of a look with names in a language, from the `preview_path` of an article, which is the light one's in Japanese. */
export function previewAddress(previewPath: string, variant: PreviewVariant, locale: Locale): string {
  const ending = locale === 'ja' ? ENDINGS[variant] : ENDINGS[variant].replace('.', `-${locale}.`)
  return previewPath.replace(/\.webp$/, ending)
}
