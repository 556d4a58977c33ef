import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { share } from '@repo/ui/icons'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useRootData } from '../../../platform/root-data.ts'
import { shareAddress } from '../article-links.ts'
import type { ArticleFacts } from '../view/article-facts.ts'

interface ShareButtonProps {
  article: ArticleFacts
  token: string | null
}

/** Copies the article's address; where that is forbidden, shows it to be copied by hand. */
export function ShareButton({ article, token }: ShareButtonProps) {
  const { t } = useLanguage()
  const { publicUrl } = useRootData()
  const { show } = useFlashQueue()
  const copyLink = async () => {
    const link = shareAddress(article, publicUrl, token)
    try {
      await navigator.clipboard.writeText(link)
      show({ variant: 'success', title: t('article.copied') })
    } catch {
      show({ variant: 'warning', title: t('article.copyFailed', { link }), timeoutMs: 0 })
    }
  }
  return (
    <Button icon={<Icon path={share} size={18} />} onClick={copyLink}>
      {t('article.share')}
    </Button>
  )
}
