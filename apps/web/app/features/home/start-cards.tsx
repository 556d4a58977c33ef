import { Icon } from '@repo/ui/icon'
import { caretRight, file, path } from '@repo/ui/icons'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import styles from './home.module.css'

/** The ways to begin a route. */
export function StartCards() {
  const { t } = useLanguage()
  const ways = [
    { icon: path, title: t('home.draw'), text: t('home.drawText') },
    { icon: file, title: t('home.file'), text: t('home.fileText') },
  ]
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, title, text }) => (
        <li key={title}>
          <Link to="/home/routes/create" className={styles.way}>
            <Icon path={icon} size={26} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
            <Icon path={caretRight} size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
