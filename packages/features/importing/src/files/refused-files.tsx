import { type RefusedFile, SHARED_FILE_PROBLEMS } from '@repo/authoring/pending-files'
import { formatBytes, type Translator } from '@repo/i18n'
import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import { useLanguage } from '@repo/web-kit/language'
import type { ImportMessages } from './messages/en-us.ts'
import styles from './refused-files.module.css'

/** Of files with the same problem. */
const NAMED = 3

interface RefusedFilesProps {
  t: Translator<ImportMessages>
  refused: readonly RefusedFile[]
}

/** Which files of another app were not taken, and why. */
export function RefusedFiles({ t, refused }: RefusedFilesProps) {
  const { locale } = useLanguage()
  if (refused.length === 0) return null
  const limits = { max: DEVICE_LIMITS.sharedFiles, size: formatBytes(DEVICE_LIMITS.sharedBytes, locale) }
  return (
    <div className={styles.all} role="alert">
      {SHARED_FILE_PROBLEMS.map((problem) => {
        const names = refused.filter((file) => file.problem === problem).map(({ name }) => name)
        if (names.length === 0) return null
        return (
          <div key={problem} className={styles.refused}>
            <b>{t('import.shared.refused', { count: names.length })}</b>
            <p>
              {t(`import.shared.${problem}`, limits)} {names.slice(0, NAMED).join(', ')}
              {names.length > NAMED ? '…' : ''}
            </p>
          </div>
        )
      })}
    </div>
  )
}
