import { buttonClass } from '@repo/ui/button-class'
import { Modal } from '@repo/ui/modal'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import styles from './log-in-required-modal.module.css'

interface LogInRequiredModalProps {
  isOpen: boolean
  onClose: () => void
  /** What it is needed for, above the sentence that one comes back. */
  text?: string | undefined
  /** Where it leads back to: the page that one is on, search and hash included, unless given. */
  next?: string | undefined
}

/** Asked of visitors who want what only users can do. */
export function LogInRequiredModal({ isOpen, onClose, text, next: path }: LogInRequiredModalProps) {
  const { t } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const next = new URLSearchParams({ next: path ?? `${pathname}${search}${hash}` })
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('loginRequired.title')}>
      {text ? <p className={styles.text}>{text}</p> : null}
      <p className={styles.text}>{t('loginRequired.text')}</p>
      <div className={styles.ways}>
        <Link to={`/signup?${next}`} className={buttonClass({ variant: 'primary', size: 'lg' })} onClick={onClose}>
          {t('loginRequired.signUp')}
        </Link>
        <Link to={`/login?${next}`} className={buttonClass({ variant: 'line', size: 'lg' })} onClick={onClose}>
          {t('loginRequired.logIn')}
        </Link>
        <Link to="/#how" className={buttonClass({ variant: 'ghost', size: 'lg' })} onClick={onClose}>
          {t('loginRequired.see')}
        </Link>
      </div>
    </Modal>
  )
}
