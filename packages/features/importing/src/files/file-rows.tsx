import type { ReadRefusal } from '@mishiori/route-files'
import { formatNotes, formatRefusal, sortNotes } from '@repo/authoring/file-messages'
import type { Translator } from '@repo/i18n'
import { formatBytes } from '@repo/i18n'
import { FileRow } from '@repo/ui/file-row'
import { IconButton } from '@repo/ui/icon-button'
import { file as fileIcon, x } from '@repo/ui/icons'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import styles from './file-import.module.css'
import type { ImportFile } from './import-file.ts'
import type { ImportItem } from './import-item.ts'
import type { ImportMessages } from './messages/en-us.ts'

interface FileRowsProps {
  t: Translator<ImportMessages>
  files: readonly ImportFile[]
  items: readonly ImportItem[]
  onRemove: (id: string) => void
}

/** The selected files: the progress of reading, their content, and what is not imported unchanged. */
export function FileRows({ t, files, items, onRemove }: FileRowsProps) {
  return (
    <ul className={styles.files} aria-label={t('import.files')}>
      {files.map((imported) => {
        const { id, file, state } = imported
        const { name } = file
        return (
          <FileRow
            key={id}
            name={name}
            state={STATES[state.kind]}
            icon={fileIcon}
            actions={
              <IconButton
                icon={x}
                size="sm"
                label={t(state.kind === 'reading' ? 'import.cancel' : 'import.remove', { name })}
                onClick={() => onRemove(id)}
              />
            }
          >
            <FileSummary t={t} imported={imported} items={items.filter(({ fileId }) => fileId === id)} />
          </FileRow>
        )
      })}
    </ul>
  )
}

const STATES = { reading: 'underway', read: 'done', refused: 'failed' } as const

interface FileSummaryProps {
  t: Translator<ImportMessages>
  imported: ImportFile
  items: readonly ImportItem[]
}

function FileSummary({ t, imported: { file, state }, items }: FileSummaryProps) {
  const { locale } = useLanguage()
  switch (state.kind) {
    case 'reading':
      return <Progress label={t('import.reading', { name: file.name })} value={state.fraction} />
    case 'refused':
      return <p role="alert">{formatProblem(state.refusal, t)}</p>
    case 'read': {
      const [sameAs] = items.every((item) => item.sameAs !== null) ? items.map((item) => item.sameAs) : []
      return (
        <>
          <p>
            {[...countsOf(items, t), ...picturesOf(state, t), formatBytes(file.size, locale)].join(' · ')}
            {sameAs ? <span className={styles.same}>{t('import.sameFile', { name: sameAs })}</span> : null}
          </p>
          <Report t={t} notes={state.notes} />
        </>
      )
    }
  }
}

const picturesOf = ({ pictures }: { pictures: readonly unknown[] }, t: Translator<ImportMessages>) =>
  pictures.length > 0 ? [t('import.pictures', { count: pictures.length })] : []

/** On this page photos are no answer to a file of another kind. */
const OTHER_KINDS = new Set(['file.not_xml', 'file.unsupported_format'])

function formatProblem(refusal: ReadRefusal | null, t: Translator<ImportMessages>): string {
  if (!refusal) return t('file.workerFailed')
  return OTHER_KINDS.has(refusal.code) ? t('import.otherKind') : formatRefusal(refusal, t)
}

function countsOf(items: readonly ImportItem[], t: Translator<ImportMessages>): readonly string[] {
  const count = (kind: ImportItem['kind']) =>
    items.filter((item) => item.kind === kind).reduce((sum, { objects }) => sum + objects.length, 0)
  const [lines, areas, spots] = [count('line'), count('areas'), count('spots')]
  return [
    ...(lines > 0 ? [t('import.lines', { count: lines })] : []),
    ...(areas > 0 ? [t('import.areas', { count: areas })] : []),
    ...(spots > 0 ? [t('import.spots', { count: spots })] : []),
  ]
}

function Report({ t, notes }: { t: FileSummaryProps['t']; notes: Parameters<typeof formatNotes>[0] }) {
  if (notes.length === 0) return null
  const { approximated, leftOut } = sortNotes(notes)
  return (
    <details className={styles.report}>
      <summary>{t('import.report', { count: notes.length })}</summary>
      <dl>
        {approximated.length > 0 ? (
          <div>
            <dt>{t('import.approximated')}</dt>
            {formatNotes(approximated, t).map((note) => (
              <dd key={note}>{note}</dd>
            ))}
          </div>
        ) : null}
        {leftOut.length > 0 ? (
          <div>
            <dt>{t('import.leftOut')}</dt>
            {formatNotes(leftOut, t).map((note) => (
              <dd key={note}>{note}</dd>
            ))}
          </div>
        ) : null}
      </dl>
    </details>
  )
}
