import { Button } from '@repo/ui/button'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import type { RefObject } from 'react'
import { CHOOSABLE_PICTURES } from './accepted-picture.ts'
import { CropDialog } from './crop-dialog.tsx'
import { formatPictureProblem, type PictureTranslator } from './format-picture-problem.ts'
import styles from './picture-chooser.module.css'
import type { PictureStep, useCroppedPicture } from './use-cropped-picture.ts'

interface PictureChooserProps {
  t: PictureTranslator
  picture: ReturnType<typeof useCroppedPicture>
  /** Clicked by the button that begins. */
  input: RefObject<HTMLInputElement | null>
  /** What that button says. */
  label: string
}

/** Everything between choosing a file and having it stored: the crop, the progress, what went wrong. */
export function PictureChooser({ t, picture, input, label }: PictureChooserProps) {
  const { step, ratio, choose, useCrop, closeCropping, retry } = picture
  return (
    <>
      <SendState t={t} step={step} onRetry={retry} />
      <input
        ref={input}
        type="file"
        accept={CHOOSABLE_PICTURES.join()}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      {step.kind === 'cropping' ? (
        <CropDialog t={t} url={step.url} size={step.size} ratio={ratio} onUse={useCrop} onClose={closeCropping} />
      ) : null}
    </>
  )
}

function SendState({ t, step, onRetry }: { t: PictureTranslator; step: PictureStep; onRetry: () => void }) {
  const { formatError } = useLanguage()
  if (step.kind === 'sending') {
    const percent = Math.round(step.fraction * 100)
    return (
      <div className={styles.sending} role="status">
        <Progress label={t('picture.uploading', { percent })} value={step.fraction} />
        {t('picture.uploading', { percent })}
      </div>
    )
  }
  if (step.kind !== 'failed') return null
  return (
    <p className={styles.failed} role="alert">
      {t('picture.failed')} {formatPictureProblem(step.reason, t, formatError)}
      {step.file ? (
        <Button size="sm" onClick={onRetry}>
          {t('picture.retry')}
        </Button>
      ) : null}
    </p>
  )
}
