import type { ListedPicture } from '@repo/authoring/stored-picture'
import { formatBytes, formatDate } from '@repo/i18n'
import { IconButton } from '@repo/ui/icon-button'
import { trash } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './files.module.css'
import { type FileLabel, useFileLabels } from './use-file-labels.ts'

interface FileListProps {
  files: readonly ListedPicture[]
  onDelete: (file: ListedPicture) => void
}

/** A user's own pictures: each opens whole, and can be deleted. */
export function FileList({ files, onDelete }: FileListProps) {
  const t = useOwnMessages()
  const labelOf = useFileLabels(files)
  return (
    <ul className={styles.list} aria-label={t('files.list')}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} label={labelOf(file)} onDelete={() => onDelete(file)} />
      ))}
    </ul>
  )
}

interface FileRowProps {
  file: ListedPicture
  label: FileLabel
  onDelete: () => void
}

function FileRow({ file, label, onDelete }: FileRowProps) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const { name, width, height, url } = file
  return (
    <li className={styles.row}>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={styles.picture}
        aria-label={t('files.open', { name: label.name })}
      >
        <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </a>
      <div className={styles.text}>
        <b>{name}</b>
        <p>
          <time dateTime={file.storedAt}>{label.storedAt ?? formatDate(file.storedAt, locale)}</time>
          <span>{t('files.pixels', { width: String(width), height: String(height) })}</span>
          <span>{formatBytes(file.bytes, locale)}</span>
        </p>
      </div>
      <IconButton icon={trash} label={t('files.delete', { name: label.name })} onClick={onDelete} />
    </li>
  )
}
