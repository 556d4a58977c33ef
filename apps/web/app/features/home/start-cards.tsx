import { Icon } from '@repo/ui/icon'
import { caretRight, fileArrowUp, path, stack } from '@repo/ui/icons'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { EDITOR_FILES } from '../editor/map/editor-files.ts'
import { handOverFiles } from '../editor/map/pending-files.ts'
import styles from './home.module.css'

const CREATE = '/home/routes/create'
const CREATE_FROM_FILE = '/home/routes/create_from_file'

/** The ways to begin a route: an empty map, a file that is chosen or dropped here, or several of which drafts are made. */
export function StartCards() {
  const { t } = useLanguage()
  return (
    <ul className={styles.ways}>
      <li>
        <Link to={CREATE} className={styles.way}>
          <Way icon={path} title={t('home.draw')} text={t('home.drawText')} />
        </Link>
      </li>
      <li>
        <FileCard>
          <Way icon={fileArrowUp} title={t('home.file')} text={t('home.fileText')} />
        </FileCard>
      </li>
      <li>
        <Link to={CREATE_FROM_FILE} className={styles.way}>
          <Way icon={stack} title={t('home.files')} text={t('home.filesText')} />
        </Link>
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
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return
    handOverFiles([...files])
    void navigate(CREATE)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <label
      className={styles.way}
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
        multiple
        className={styles.file}
        accept={EDITOR_FILES}
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
      {children}
    </label>
  )
}
