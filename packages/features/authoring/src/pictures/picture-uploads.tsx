import { PRODUCT_LIMITS } from '@repo/contract'
import { formatBytes } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { FileRow } from '@repo/ui/file-row'
import { IconButton } from '@repo/ui/icon-button'
import { image, x } from '@repo/ui/icons'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { formatPictureProblem, type PictureTranslator } from './format-picture-problem.ts'
import { PictureDropArea } from './picture-drop-area.tsx'
import styles from './picture-uploads.module.css'
import type { PictureUpload, PictureUploads as Uploads } from './use-picture-uploads.ts'

interface PictureUploadsProps {
  t: PictureTranslator
  uploads: Uploads
}

/** Where photos are dropped or chosen, and how far each has come. */
export function PictureUploads({ t, uploads: { uploads, surplus, add, retry, remove } }: PictureUploadsProps) {
  return (
    <section className={styles.uploads}>
      <PictureDropArea t={t} max={PRODUCT_LIMITS.imagesAtOnce} onFiles={add} />
      {surplus > 0 ? (
        <p className={styles.problem} role="alert">
          {t('picture.tooMany', { max: PRODUCT_LIMITS.imagesAtOnce, count: surplus })}
        </p>
      ) : null}
      {uploads.length > 0 ? (
        <ul className={styles.list} aria-label={t('picture.uploads')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              t={t}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

interface UploadRowProps {
  t: PictureTranslator
  upload: PictureUpload
  onRetry: () => void
  onRemove: () => void
}

function UploadRow({ t, upload: { file, state }, onRetry, onRemove }: UploadRowProps) {
  const { locale } = useLanguage()
  const { name } = file
  const isUnderway = state.kind === 'waiting' || state.kind === 'sending'
  return (
    <FileRow
      name={name}
      state={STATES[state.kind]}
      icon={image}
      actions={
        <>
          {state.kind === 'failed' && !('problem' in state.reason) ? (
            <Button size="sm" aria-label={t('picture.retryOne', { name })} onClick={onRetry}>
              {t('picture.retry')}
            </Button>
          ) : null}
          <IconButton
            icon={x}
            size="sm"
            label={t(isUnderway ? 'picture.cancel' : 'picture.remove', { name })}
            onClick={onRemove}
          />
        </>
      }
    >
      <UploadStatus t={t} state={state} size={formatBytes(file.size, locale)} />
    </FileRow>
  )
}

const STATES = { waiting: 'underway', sending: 'underway', stored: 'done', failed: 'failed' } as const

function UploadStatus({ t, state, size }: { t: PictureTranslator; state: PictureUpload['state']; size: string }) {
  const { formatError } = useLanguage()
  switch (state.kind) {
    case 'waiting':
      return (
        <p>
          {size} · {t('picture.waiting')}
        </p>
      )
    case 'sending':
      return (
        <Progress
          label={t('picture.uploading', { percent: Math.round(state.fraction * 100) })}
          value={state.fraction}
        />
      )
    case 'stored':
      return <p role="status">{t('picture.stored')}</p>
    case 'failed':
      return <p role="alert">{formatPictureProblem(state.reason, t, formatError)}</p>
  }
}
