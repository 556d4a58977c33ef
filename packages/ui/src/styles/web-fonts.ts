import medium from '@fontsource/barlow/files/barlow-latin-500-normal.woff2?url'
import semibold from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url'
import bold from '@fontsource/barlow/files/barlow-latin-700-normal.woff2?url'

const WEIGHTS = { 500: medium, 600: semibold, 700: bold }

/** Lets figures and the wordmark change to Barlow. A weight is fetched once something is set in it. */
export function addWebFonts(): void {
  for (const [weight, url] of Object.entries(WEIGHTS)) {
    document.fonts.add(new FontFace('Barlow', `url("${url}") format("woff2")`, { weight, display: 'swap' }))
  }
}
