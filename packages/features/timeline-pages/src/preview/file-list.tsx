import type { TimelineFileReport } from '@mishiori/timeline'
import { formatBytes } from '@repo/i18n'
import { FileRow } from '@repo/ui/file-row'
import { IconButton } from '@repo/ui/icon-button'
import { file as fileIcon, x } from '@repo/ui/icons'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './preview.module.css'
import type { PreviewFile } from './preview-state.ts'
import type { Preview } from './use-preview.ts'

/** The files that were chosen, how far they have been read, and which of them could not be. */
export function FileList({ preview }: { preview: Preview }) {
  const t = useTimelineMessages()
  const { files, reading, days, dispatch } = preview
  return (
    <div>
      <ul className={styles.files} aria-label={t('timeline.files')}>
        {files.map((chosen, index) => (
          <Row
            key={chosen.id}
            chosen={chosen}
            isReading={reading.kind === 'reading'}
            report={reading.kind === 'read' ? (reading.result?.files[index] ?? null) : null}
            onRemove={() => dispatch({ type: 'file.removed', id: chosen.id })}
          />
        ))}
      </ul>
      {reading.kind === 'reading' ? (
        <div className={styles.reading}>
          <Progress
            label={t('timeline.reading', { name: files.map(({ file }) => file.name).join(', ') })}
            value={reading.fraction}
          />
          <p role="status">{t('timeline.readSoFar', { count: days.length })}</p>
        </div>
      ) : null}
    </div>
  )
}

interface RowProps {
  chosen: PreviewFile
  isReading: boolean
  /** Null before it was read, and where the device could not. */
  report: TimelineFileReport | null
  onRemove: () => void
}

function Row({ chosen: { file }, isReading, report, onRemove }: RowProps) {
  const t = useTimelineMessages()
  const { name } = file
  const isFailed = !isReading && (report === null || report.refusal !== null)
  return (
    <FileRow
      name={name}
      state={isReading ? 'underway' : isFailed ? 'failed' : 'done'}
      icon={fileIcon}
      actions={
        <IconButton
          icon={x}
          size="sm"
          label={t(isReading ? 'timeline.cancelReading' : 'timeline.removeFile', { name })}
          onClick={onRemove}
        />
      }
    >
      <RowStatus bytes={file.size} isReading={isReading} report={report} />
    </FileRow>
  )
}

function RowStatus({ bytes, isReading, report }: { bytes: number; isReading: boolean; report: RowProps['report'] }) {
  const t = useTimelineMessages()
  const { locale } = useLanguage()
  if (isReading) return <p>{formatBytes(bytes, locale)}</p>
  const refusal = report?.refusal
  if (!report || refusal) {
    return (
      <p role="alert">
        {t('timeline.readFailed')} {refusal ? t(`refusal.${refusal}`) : null}
      </p>
    )
  }
  const leftOut = report.notes.reduce((sum, { count }) => sum + count, 0)
  return (
    <p>
      {[t(`shape.${report.shape ?? 'records'}`), formatBytes(bytes, locale)].join(' · ')}
      {leftOut > 0 ? <span className={styles.note}>{t('timeline.leftOut', { count: leftOut })}</span> : null}
    </p>
  )
}
