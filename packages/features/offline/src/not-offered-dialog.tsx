import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { use } from 'react'
import { loadOfflineTranslator } from './messages/load-offline-messages.ts'
import styles from './offline.module.css'

/** Why an article or a journey that only its author may see is not saved, and what there is instead. */
export default function NotOfferedDialog({
  kind = 'article',
  onClose,
}: {
  kind?: 'article' | 'journey'
  onClose: () => void
}) {
  const { locale } = useLanguage()
  const t = use(loadOfflineTranslator(locale))
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('offline.dialog')}
      actions={
        <Button variant="line" onClick={onClose}>
          {t('offline.close')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{t(`offline.notOffered.${kind}`)}</p>
        {kind === 'article' ? <p>{t('offline.notOfferedDraft')}</p> : null}
      </div>
    </Modal>
  )
}
