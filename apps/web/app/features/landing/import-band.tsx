import { useNewRoute } from '@repo/authoring/use-new-route'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { checkCircleFill, file, lock } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './bands.module.css'

/** What people recorded elsewhere comes along. */
export function ImportBand() {
  const { t } = useLanguage()
  const points = [
    { icon: file, title: t('top.importGpx'), text: t('top.importGpxText') },
    { icon: lock, title: t('top.importPrivate'), text: t('top.importPrivateText') },
    { icon: checkCircleFill, title: t('top.importExact'), text: t('top.importExactText') },
  ]
  return (
    <section className={styles.import} aria-labelledby="import-title">
      <div>
        <h2 id="import-title">{t('top.importTitle')}</h2>
        <p>{t('top.importText')}</p>
        <Link {...useNewRoute()} className={buttonClass({ variant: 'line' })}>
          {t('top.importAction')}
        </Link>
      </div>
      <ul>
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon path={icon} size={26} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
