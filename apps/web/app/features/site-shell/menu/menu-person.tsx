import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import styles from './menu.module.css'

/** Whose menu it is; visitors are invited to have one. */
export function MenuPerson({ onChoose }: { onChoose?: () => void }) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer) {
    return (
      <div className={styles.invite}>
        <p>{t('menu.invite')}</p>
        <Link to="/signup" className={buttonClass({ variant: 'primary' })} onClick={onChoose}>
          {t('header.signUp')}
        </Link>
        <Link to="/login" className={buttonClass({ variant: 'line' })} onClick={onChoose}>
          {t('header.logIn')}
        </Link>
      </div>
    )
  }
  const name = viewer.nickname || viewer.name
  return (
    <div className={styles.person}>
      <Avatar name={name} src={viewer.avatar} size="lg" />
      <div>
        <b className={styles.personName}>{name}</b>
        <Link to={`/users/${viewer.id}`} className={styles.profile} onClick={onChoose}>
          {t('menu.seeProfile')}
        </Link>
      </div>
    </div>
  )
}
