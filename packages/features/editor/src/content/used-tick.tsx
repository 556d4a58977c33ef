import { Icon } from '@repo/ui/icon'
import { check } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './used-tick.module.css'

/** Says of an object of the map that the text links to it. */
export function UsedTick({ id }: { id?: string }) {
  const { t } = useEditorMessages()
  return (
    <span id={id} className={styles.used} title={t('content.used')}>
      <Icon path={check} size={14} />
      <VisuallyHidden>{t('content.used')}</VisuallyHidden>
    </span>
  )
}
