import { previewAddress } from '@repo/contract'
import { useRootData } from '../../platform/root-data.ts'

interface RoutePictureProps {
  article: { readonly thumbnail_path: string | null; readonly preview_path: string }
  width: number
  height: number
  className?: string | undefined
  /** `eager` for the picture that a page opens with. */
  loading?: 'lazy' | 'eager'
  /** The map even when the author chose a picture. */
  isAlwaysMap?: boolean
}

/** The author's picture, or the one drawn from the map in the page's theme. Decoration: it stands beside the title. */
export function RoutePicture({ article, loading = 'lazy', isAlwaysMap = false, ...size }: RoutePictureProps) {
  const { theme } = useRootData()
  const fetchPriority: 'high' | 'auto' = loading === 'eager' ? 'high' : 'auto'
  const img = { loading, fetchPriority, decoding: 'async' as const, ...size }
  if (article.thumbnail_path && !isAlwaysMap) return <img src={article.thumbnail_path} {...img} alt="" />
  const light = article.preview_path
  const dark = previewAddress(light, 'dark')
  if (theme) return <img src={theme === 'dark' ? dark : light} {...img} alt="" />
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} {...img} alt="" />
    </picture>
  )
}
