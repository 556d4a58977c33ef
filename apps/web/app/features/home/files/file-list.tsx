import { formatBytes, formatDate } from '@repo/i18n'
import { IconButton } from '@repo/ui/icon-button'
import { trash } from '@repo/ui/icons'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import type { ListedPicture } from '../../pictures/stored-picture.ts'
import { useOwnMessages } from '../messages/own-messages.tsx'
import styles from './files.module.css'

interface FileListProps {
  files: readonly ListedPicture[]
  onDelete: (file: ListedPicture) => void
}

/** A user's own pictures: each opens whole, and can be deleted. */
export function FileList({ files, onDelete }: FileListProps) {
  const t = useOwnMessages()
  return (
    <ul className={styles.list} aria-label={t('files.list')}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} onDelete={() => onDelete(file)} />
      ))}
    </ul>
  )
}

function FileRow({ file, onDelete }: { file: ListedPicture; onDelete: () => void }) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const { name, width, height, url } = file
  return (
    <li className={styles.row}>
      <a href={url} target="_blank" rel="noreferrer" className={styles.picture} aria-label={t('files.open', { name })}>
        <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </a>
      <div className={styles.text}>
        <b>{name}</b>
        <p>
          <time dateTime={file.storedAt}>{formatDate(file.storedAt, locale)}</time>
          <span>{t('files.pixels', { width: String(width), height: String(height) })}</span>
          <span>{formatBytes(file.bytes, locale)}</span>
        </p>
      </div>
      <IconButton icon={trash} label={t('files.delete', { name })} onClick={onDelete} />
    </li>
  )
}
