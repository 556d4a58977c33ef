import { buttonClass } from '@repo/ui/button-class'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { share } from '@repo/ui/icons'
import { bridgeFor } from '../app-bridge/current-bridge.ts'
import { useLanguage } from '../i18n/language.tsx'

interface ShareLinkButtonProps {
  /** Of what is shared. */
  title: string
  address: string
  /** Instead of the look of a button. */
  className?: string | undefined
}

/** Gives an address to the app around the page, or copies it; where that is forbidden, shows it to be copied by hand. */
export function ShareLinkButton({ title, address, className = buttonClass() }: ShareLinkButtonProps) {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const copyLink = async () => {
    const bridge = bridgeFor('share')
    if (bridge) {
      bridge.send('share.open', { url: address, title })
      return
    }
    try {
      await navigator.clipboard.writeText(address)
      show({ variant: 'success', title: t('article.copied') })
    } catch {
      show({ variant: 'warning', title: t('article.copyFailed', { link: address }), timeoutMs: 0 })
    }
  }
  return (
    <button type="button" className={className} onClick={copyLink}>
      <Icon path={share} size={18} />
      <span>{t('article.share')}</span>
    </button>
  )
}
