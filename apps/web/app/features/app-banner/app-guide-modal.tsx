import { buttonClass } from '@repo/ui/button-class'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import styles from './app-banner.module.css'

/** What the app is for, and where it is found. */
export function AppGuideModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLanguage()
  const { apps } = useRootData()
  const stores = [
    { address: apps.ios, label: 'App Store' },
    { address: apps.android, label: 'Google Play' },
  ]
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('app.title')}>
      <p>{t('app.text')}</p>
      <ul className={styles.points}>
        <li>{t('app.record')}</li>
        <li>{t('app.notify')}</li>
        <li>{t('app.same')}</li>
      </ul>
      <p className={styles.stores}>
        {stores.map(({ address, label }) =>
          address ? (
            <a key={label} href={address} rel="noopener" className={buttonClass({ variant: 'primary' })}>
              {t('app.getAt', { store: label })}
            </a>
          ) : null,
        )}
      </p>
    </Modal>
  )
}
