import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { image, mapTrifold } from '@repo/ui/icons'
import { Progress } from '@repo/ui/progress'
import { useRef } from 'react'
import { useLanguage } from '../../../platform/i18n.tsx'
import { RoutePicture } from '../../cards/route-picture.tsx'
import { CHOOSABLE_PICTURES } from '../pictures/accepted-picture.ts'
import { useEditorWords } from '../words/editor-words.tsx'
import { sayPictureProblem } from '../words/picture-words.ts'
import { CropDialog } from './crop-dialog.tsx'
import styles from './thumbnail-card.module.css'
import { type ThumbnailStep, useThumbnail } from './use-thumbnail.ts'

interface ThumbnailCardProps {
  /** The author's own picture; null shows the one drawn from the map. */
  path: string | null
  /** The drawn one; null before the first save. */
  previewPath: string | null
  onChange: (path: string | null) => void
}

export function ThumbnailCard({ path, previewPath, onChange }: ThumbnailCardProps) {
  const { t } = useEditorWords()
  const input = useRef<HTMLInputElement>(null)
  const { step, choose, useCrop, closeCropping, retry } = useThumbnail(onChange)
  return (
    <>
      <h2>{t('thumbnail.title')}</h2>
      <div className={styles.picture}>
        {path || previewPath ? (
          <RoutePicture article={{ thumbnail_path: path, preview_path: previewPath ?? '' }} width={640} height={360} />
        ) : (
          <p className={styles.empty}>
            <Icon path={mapTrifold} size={32} />
            {t('thumbnail.empty')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="sm" icon={<Icon path={image} size={17} />} onClick={() => input.current?.click()}>
          {t(path ? 'thumbnail.change' : 'thumbnail.choose')}
        </Button>
        {path ? (
          <Button size="sm" variant="ghost" icon={<Icon path={mapTrifold} size={17} />} onClick={() => onChange(null)}>
            {t('thumbnail.useMap')}
          </Button>
        ) : null}
      </div>
      <SendState step={step} onRetry={retry} />
      <p className={styles.hint}>
        {t('thumbnail.hint')} {path ? null : t('thumbnail.mapHint')}
      </p>
      <input
        ref={input}
        type="file"
        accept={CHOOSABLE_PICTURES.join()}
        hidden
        aria-label={t('thumbnail.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      {step.kind === 'cropping' ? (
        <CropDialog url={step.url} size={step.size} onUse={useCrop} onClose={closeCropping} />
      ) : null}
    </>
  )
}

function SendState({ step, onRetry }: { step: ThumbnailStep; onRetry: () => void }) {
  const { t } = useEditorWords()
  const { sayError } = useLanguage()
  if (step.kind === 'sending') {
    const percent = Math.round(step.fraction * 100)
    return (
      <div className={styles.sending} role="status">
        <Progress label={t('thumbnail.uploading', { percent })} value={step.fraction} />
        {t('thumbnail.uploading', { percent })}
      </div>
    )
  }
  if (step.kind !== 'failed') return null
  return (
    <p className={styles.failed} role="alert">
      {t('thumbnail.failed')} {sayPictureProblem(step.reason, t, sayError)}
      {step.file ? (
        <Button size="sm" onClick={onRetry}>
          {t('thumbnail.retry')}
        </Button>
      ) : null}
    </p>
  )
}
