import { Button } from '@repo/ui/button'
import { usePlanningMessages } from './messages/planning-messages.ts'
import styles from './way-facts.module.css'

/** That something could not be found out now, and another try. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = usePlanningMessages()
  return (
    <p className={styles.failed}>
      {text}
      <Button size="sm" variant="line" onClick={onRetry}>
        {t('planning.retry')}
      </Button>
    </p>
  )
}
