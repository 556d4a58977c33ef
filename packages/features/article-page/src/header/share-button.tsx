import type { ArticleFacts } from '@repo/articles/article-facts'
import { shareAddress } from '@repo/articles/article-links'
import { useRootData } from '@repo/web-kit/root-data'
import { ShareLinkButton } from '@repo/web-kit/share-link-button'

interface ShareButtonProps {
  article: ArticleFacts
  token: string | null
  /** Instead of the look of a button. */
  className?: string | undefined
}

/** Gives the article's address to others. */
export function ShareButton({ article, token, className }: ShareButtonProps) {
  const { publicUrl } = useRootData()
  return (
    <ShareLinkButton title={article.title} address={shareAddress(article, publicUrl, token)} className={className} />
  )
}
