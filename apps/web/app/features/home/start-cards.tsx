import { Icon } from '@repo/ui/icon'
import { caretRight, fileArrowUp, path } from '@repo/ui/icons'
import { type DragEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { handOverFile } from '../editor/map/pending-file.ts'
import styles from './start-cards.module.css'

const ROUTE_FILES = '.gpx,application/gpx+xml'
const CREATE = '/home/routes/create'

/** The ways to begin a route: an empty map, or a file that is chosen or dropped here. */
export function StartCards() {
  const { t } = useLanguage()
  return (
    <div className={styles.cards}>
      <Link to={CREATE} className={styles.card}>
        <Icon path={path} size={26} className={styles.icon} />
        <span className={styles.words}>
          <b>{t('home.draw')}</b>
          <span>{t('home.drawText')}</span>
        </span>
        <Icon path={caretRight} size={16} />
      </Link>
      <FileCard />
    </div>
  )
}

function FileCard() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    handOverFile(file)
    void navigate(CREATE)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <label
      className={styles.card}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <input
        type="file"
        className={styles.input}
        accept={ROUTE_FILES}
        onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
      />
      <Icon path={fileArrowUp} size={26} className={styles.icon} />
      <span className={styles.words}>
        <b>{t('home.file')}</b>
        <span>{t('home.fileText')}</span>
      </span>
      <Icon path={caretRight} size={16} />
    </label>
  )
}
