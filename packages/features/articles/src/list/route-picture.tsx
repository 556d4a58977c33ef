import { type PreviewVariant, previewAddress } from '@repo/contract'
import { useRootData } from '@repo/web-kit/root-data'
import type { ArticlePictures } from './article-summary.ts'

type Shown = 'chosen' | 'map' | 'wideMap' | 'pageMap'

interface RoutePictureProps {
  article: ArticlePictures
  width: number
  height: number
  className?: string | undefined
  /** `eager` for the picture that a page opens with. */
  loading?: 'lazy' | 'eager'
  onLoad?: () => void
  /**
   * `chosen` is the author's picture if there is one, `map` always the drawn map, `wideMap` that behind the words of a
   * page, `pageMap` as an article's page shows it.
   */
  show?: Shown
}

const NARROW = '(max-width: 768px)'
/** Here an article's map has a pane beside the text. */
const BELOW_PANES = '(max-width: 999px)'
/** Paper is light. */
const DARK = { bySystem: 'screen and (prefers-color-scheme: dark)', byChoice: 'screen' }

/** The author's picture, or the one generated from the map in the page's theme. Decorative: the title is beside it. */
export function RoutePicture({ article, loading = 'lazy', show = 'chosen', ...size }: RoutePictureProps) {
  const { theme, locale } = useRootData()
  const fetchPriority: 'high' | 'auto' = loading === 'eager' ? 'high' : 'auto'
  const img = { loading, fetchPriority, decoding: 'async' as const, ...size }
  if (article.thumbnailPath && show === 'chosen') return <img src={article.thumbnailPath} {...img} alt="" />
  const [last, ...others] = picturesFor(show, theme)
    .map(({ media, variant }) => ({ media, address: previewAddress(article.previewPath, variant, locale) }))
    .reverse()
  return (
    <picture>
      {others.reverse().map(({ media, address }) => (
        <source key={address} srcSet={address} media={media} />
      ))}
      <img src={last?.address} {...img} alt="" />
    </picture>
  )
}

interface Size {
  readonly size: string
  readonly light: PreviewVariant
  readonly dark: PreviewVariant
}

const CARD: Size = { size: '', light: 'light', dark: 'dark' }
const SIZES: Readonly<Record<Shown, readonly Size[]>> = {
  chosen: [CARD],
  map: [CARD],
  wideMap: [
    { ...CARD, size: NARROW },
    { size: '', light: 'wide', dark: 'wideDark' },
  ],
  pageMap: [
    { size: BELOW_PANES, light: 'tall', dark: 'tallDark' },
    { size: '', light: 'pane', dark: 'paneDark' },
  ],
}

interface Choice {
  readonly variant: PreviewVariant
  readonly media: string
}

/** Which drawing is shown when, the first that fits; the last one fits always. */
function picturesFor(show: Shown, theme: 'light' | 'dark' | null): readonly Choice[] {
  return SIZES[show].flatMap(({ size, light, dark }) => {
    const choices = [{ media: size, variant: light }]
    if (theme === 'light') return choices
    const whenDark = theme === 'dark' ? DARK.byChoice : DARK.bySystem
    return [{ media: size ? `${whenDark} and ${size}` : whenDark, variant: dark }, ...choices]
  })
}
