import { buttonClass } from '@repo/ui/button-class'
import { Modal } from '@repo/ui/modal'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import styles from './log-in-question.module.css'

interface LogInQuestionProps {
  isOpen: boolean
  onClose: () => void
  /** Where the visitor is, to come back to. */
  returnTo: string
}

export default function LogInQuestion({ isOpen, onClose, returnTo }: LogInQuestionProps) {
  const { t } = useLanguage()
  const next = new URLSearchParams({ next: returnTo })
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('loginRequired.title')}>
      <p className={styles.text}>{t('loginRequired.text')}</p>
      <div className={styles.choices}>
        <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={`/signup?${next}`} onClick={onClose}>
          {t('loginRequired.signUp')}
        </Link>
        <Link className={buttonClass({ size: 'lg' })} to={`/login?${next}`} onClick={onClose}>
          {t('loginRequired.logIn')}
        </Link>
        <Link className={buttonClass({ variant: 'ghost' })} to="/#how" onClick={onClose}>
          {t('loginRequired.tour')}
        </Link>
      </div>
    </Modal>
  )
}
