import { useComparingMessages } from '../messages/comparing-messages.ts'
import styles from './change-list.module.css'
import type { ChangedText } from './describe-change.ts'

/** Old and new texts, one below the other. */
export function ChangedTexts({ texts }: { texts: readonly ChangedText[] }) {
  const t = useComparingMessages()
  if (texts.length === 0) return null
  return (
    <dl className={styles.texts}>
      {texts.map(({ label, before, after, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          {before === null ? null : (
            <dd>
              <del>{before}</del>
            </dd>
          )}
          {after === null ? null : (
            <dd>
              <ins>{after}</ins>
            </dd>
          )}
          {now === null ? null : <dd>{t('proposal.now', { text: now })}</dd>}
        </div>
      ))}
    </dl>
  )
}
