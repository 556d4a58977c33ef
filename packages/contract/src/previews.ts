/** The looks of the picture drawn from a route: on light pages, on dark ones, as wide as a page beside a panel, and 1200 × 630 for link previews. */
export const PREVIEW_VARIANTS = ['light', 'dark', 'wide', 'wideDark', 'og'] as const
export type PreviewVariant = (typeof PREVIEW_VARIANTS)[number]

const ENDINGS: Readonly<Record<PreviewVariant, string>> = {
  light: '.webp',
  dark: '-dark.webp',
  wide: '-wide.webp',
  wideDark: '-wide-dark.webp',
  og: '-og.png',
}

/** Address of a look, from the `preview_path` of an article, which is the light one's. */
export function previewAddress(previewPath: string, variant: PreviewVariant): string {
  return previewPath.replace(/\.webp$/, ENDINGS[variant])
}
