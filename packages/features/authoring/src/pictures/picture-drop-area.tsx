import { PRODUCT_LIMITS } from '@repo/contract'
import { DropArea } from '@repo/ui/drop-area'
import { upload } from '@repo/ui/icons'
import { CHOOSABLE_PICTURES } from './accepted-picture.ts'
import type { PictureTranslator } from './format-picture-problem.ts'

interface PictureDropAreaProps {
  t: PictureTranslator
  /** The maximum to choose; more may be dropped. */
  max: number
  onFiles: (files: readonly File[]) => void
}

const MEGABYTE = 1024 * 1024

/** Where photos are dropped, with a button that chooses them. */
export function PictureDropArea({ t, max, onFiles }: PictureDropAreaProps) {
  return (
    <DropArea
      icon={upload}
      title={t('picture.drop')}
      text={t('picture.dropText', { max, megabytes: PRODUCT_LIMITS.imageBytes / MEGABYTE })}
      choose={t('picture.choose')}
      accept={CHOOSABLE_PICTURES.join()}
      isMultiple={max > 1}
      onFiles={onFiles}
    />
  )
}
