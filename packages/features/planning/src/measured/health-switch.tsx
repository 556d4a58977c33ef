import type { ArticleFacts } from '@repo/articles/article-facts'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Switch } from '@repo/ui/switch'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './measured.module.css'

/** For authors: whether others see what sensors told about their body. It shows at once, and goes back when the server refuses. */
export default function HealthSwitch({ article }: { article: Pick<ArticleFacts, 'id' | 'showsHealth'> }) {
  const t = usePlanningMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const [isShown, setShown] = useState(article.showsHealth)
  const [isSending, setSending] = useState(false)
  const change = async (shown: boolean) => {
    setShown(shown)
    setSending(true)
    // The API's client is a weight that only authors need here.
    const { browserApi } = await import('@repo/web-kit/browser-api')
    const answer = await browserApi().showHealth({ params: { id: String(article.id) }, body: { shown } })
    setSending(false)
    if (answer.ok) return
    setShown(!shown)
    show({ variant: 'danger', title: t('measured.switchFailed'), text: formatError(answer.error) })
  }
  return (
    <div className={styles.privacy}>
      <Switch
        label={t('measured.show')}
        isOn={isShown}
        isBusy={isSending}
        onChange={(shown) => {
          change(shown).catch(() => {
            setSending(false)
            setShown(!shown)
            show({ variant: 'danger', title: t('measured.switchFailed') })
          })
        }}
      />
      <p aria-live="polite">{t(isShown ? 'measured.isShown' : 'measured.isHidden')}</p>
    </div>
  )
}
