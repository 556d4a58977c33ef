import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { leaveFocus } from '@repo/web-kit/leave-focus'
import styles from './way-facts.module.css'

/** That something could not be found out now, and another try, which leaves the focus on the card. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useLanguage()
  return (
    <p ref={leaveFocus} className={styles.failed}>
      {text}
      <Button size="sm" variant="line" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </p>
  )
}
