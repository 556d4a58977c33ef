import { previewAddress } from '@repo/contract'
import { useRootData } from '../../platform/root-data.ts'

interface RoutePictureProps {
  article: { readonly thumbnail_path: string | null; readonly preview_path: string }
  width: number
  height: number
  className?: string | undefined
  /** `eager` for the picture that a page opens with. */
  loading?: 'lazy' | 'eager'
  /** `map` is the drawn map even when the author chose a picture; `wideMap` the same as wide as a page, the route right of a panel. */
  show?: 'chosen' | 'map' | 'wideMap'
}

/** The author's picture, or the one drawn from the map in the page's theme. Decoration: it stands beside the title. */
export function RoutePicture({ article, loading = 'lazy', show = 'chosen', ...size }: RoutePictureProps) {
  const { theme } = useRootData()
  const fetchPriority: 'high' | 'auto' = loading === 'eager' ? 'high' : 'auto'
  const img = { loading, fetchPriority, decoding: 'async' as const, ...size }
  if (article.thumbnail_path && show === 'chosen') return <img src={article.thumbnail_path} {...img} alt="" />
  const isWide = show === 'wideMap'
  const light = previewAddress(article.preview_path, isWide ? 'wide' : 'light')
  const dark = previewAddress(article.preview_path, isWide ? 'wideDark' : 'dark')
  if (theme) return <img src={theme === 'dark' ? dark : light} {...img} alt="" />
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} {...img} alt="" />
    </picture>
  )
}
