import type { ArticleFacts } from '@repo/articles/article-facts'
import { shareAddress } from '@repo/articles/article-links'
import { buttonClass } from '@repo/ui/button-class'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { share } from '@repo/ui/icons'
import { bridgeFor } from '@repo/web-kit/current-bridge'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'

interface ShareButtonProps {
  article: ArticleFacts
  token: string | null
  /** Instead of the look of a button. */
  className?: string | undefined
}

/** Gives the article's address to the app around the page, or copies it; where that is forbidden, shows it to be copied by hand. */
export function ShareButton({ article, token, className = buttonClass() }: ShareButtonProps) {
  const { t } = useLanguage()
  const { publicUrl } = useRootData()
  const { show } = useFlashQueue()
  const copyLink = async () => {
    const link = shareAddress(article, publicUrl, token)
    const bridge = bridgeFor('share')
    if (bridge) {
      bridge.send('share.open', { url: link, title: article.title })
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      show({ variant: 'success', title: t('article.copied') })
    } catch {
      show({ variant: 'warning', title: t('article.copyFailed', { link }), timeoutMs: 0 })
    }
  }
  return (
    <button type="button" className={className} onClick={copyLink}>
      <Icon path={share} size={18} />
      <span>{t('article.share')}</span>
    </button>
  )
}
