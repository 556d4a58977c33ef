import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { check } from '@repo/ui/icons'
import { Pager } from '@repo/ui/pager'
import { Skeleton } from '@repo/ui/skeleton'
import { useLanguage } from '@repo/web-kit/language'
import type { PictureTranslator } from '../format-picture-problem.ts'
import type { StoredPicture } from '../stored-picture.ts'
import styles from './picture-picker.module.css'
import type { StoredPictures } from './use-stored-pictures.ts'

interface PictureGridProps {
  t: PictureTranslator
  pictures: StoredPictures
  chosen: readonly StoredPicture[]
  max: number
  onToggle: (file: StoredPicture) => void
  onPage: (page: number) => void
  onReload: () => void
}

/** The pictures one has stored, to choose among. */
export function PictureGrid({ t, pictures, chosen, max, onToggle, onPage, onReload }: PictureGridProps) {
  const { formatError } = useLanguage()
  if (pictures.kind === 'loading') return <Placeholders label={t('files.loading')} />
  if (pictures.kind === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <p>
          {t('picker.failed')} {formatError(pictures.error)}
        </p>
        <Button onClick={onReload}>{t('picker.again')}</Button>
      </div>
    )
  }
  const { page, list } = pictures
  const { data, total, lastPage } = list
  if (total === 0) return <EmptyState title={t('files.empty')} text={t('picker.emptyText')} />
  return (
    <>
      <ul className={styles.grid} aria-label={t('files.list')}>
        {data.map((file) => {
          const isChosen = chosen.some(({ id }) => id === file.id)
          return (
            <li key={file.id}>
              <label className={styles.tile}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  // One picture is exchanged for another; of several, one has to go first.
                  disabled={!isChosen && max > 1 && chosen.length >= max}
                  onChange={() => onToggle(file)}
                />
                <img src={file.url} alt="" width={file.width} height={file.height} loading="lazy" decoding="async" />
                <span className={styles.mark}>
                  <Icon path={check} size={16} />
                </span>
                <span className={styles.name}>{file.name}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <Pager current={page} last={lastPage} onPage={onPage} />
    </>
  )
}

function Placeholders({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.grid}>
      {Array.from({ length: PRODUCT_LIMITS.filesPerPage }, (_, index) => (
        <Skeleton key={index} aspectRatio="4 / 3" />
      ))}
    </div>
  )
}
