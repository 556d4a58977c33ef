import { ARTICLE_LIMITS } from '../../model/article-document.ts'
import type { ChosenImage } from './choose-images.ts'

/** What the product stores; source: product specification §5. */
export const IMAGE_FILES = {
  types: ['image/jpeg', 'image/png', 'image/gif'],
  maxBytes: 12 * 1024 * 1024,
  atOnce: ARTICLE_LIMITS.galleryImages,
} as const

export type ImageRefusal = 'type' | 'size' | 'count' | 'galleryCount'

export interface ImageRules {
  /** Media types that the host takes. */
  readonly types: readonly string[]
  /** Whether it stores images of other sites; otherwise they are shown from there. */
  readonly takesOver: boolean
  readonly onRefuse: (refusal: ImageRefusal) => void
}

/** At most `max` images, without files that cannot be stored; what is left out is named to `onRefuse`. */
export function acceptedImages(
  images: readonly ChosenImage[],
  { types, onRefuse }: ImageRules,
  { max, refusal }: { readonly max: number; readonly refusal: ImageRefusal },
): ChosenImage[] {
  if (images.length > max) onRefuse(refusal)
  return images.slice(0, max).filter((image) => {
    const fault = image instanceof File ? imageFault(image, types) : null
    if (fault) onRefuse(fault)
    return fault === null
  })
}

/** The image files of a paste or drop; empty when it carries other things. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
}

/** Why a file cannot be stored; null when it can. */
export function imageFault(file: File, types: readonly string[]): ImageRefusal | null {
  if (!types.includes(file.type)) return 'type'
  return file.size > IMAGE_FILES.maxBytes ? 'size' : null
}
