import { Icon } from '@repo/ui/icon'
import { caretRight, fileArrowUp, path, recordFill, trendUp } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { handOverFiles } from '../route-files/pending-files.ts'
import { CREATE_PAGE, FILES_PAGE, RECORD_PAGE, STRAVA_PAGE } from './start-addresses.ts'
import styles from './start-cards.module.css'

/**
 * The ways to begin a route: on phones a recording, an empty map, an account at Strava where the operator offers it, or
 * files, which may be dropped here.
 */
export function StartCards() {
  const { t } = useLanguage()
  const { hasStrava } = useRootData()
  return (
    <ul className={styles.ways}>
      <li className={styles.onPhones}>
        <Link to={RECORD_PAGE} className={styles.way}>
          <Way icon={recordFill} title={t('home.record')} text={t('home.recordText')} />
        </Link>
      </li>
      <li>
        <Link to={CREATE_PAGE} className={styles.way}>
          <Way icon={path} title={t('home.draw')} text={t('home.drawText')} />
        </Link>
      </li>
      {hasStrava ? (
        <li>
          <Link to={STRAVA_PAGE} className={styles.way}>
            <Way icon={trendUp} title={t('home.strava')} text={t('home.stravaText')} />
          </Link>
        </li>
      ) : null}
      <li>
        <FileCard>
          <Way icon={fileArrowUp} title={t('home.file')} text={t('home.fileText')} />
        </FileCard>
      </li>
    </ul>
  )
}

function Way({ icon, title, text }: { icon: string; title: string; text: string }) {
  return (
    <>
      <Icon path={icon} size={26} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon path={caretRight} size={18} />
    </>
  )
}

function FileCard({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    if (files.length === 0) return
    handOverFiles([...files])
    void navigate(FILES_PAGE)
  }
  return (
    <Link
      to={FILES_PAGE}
      className={styles.way}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {children}
    </Link>
  )
}
