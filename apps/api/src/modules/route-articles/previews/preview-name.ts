import { PREVIEW_VARIANTS, type PreviewVariant, previewAddress } from '@repo/contract'

export interface PreviewName {
  /** Names the map that is drawn. */
  readonly key: string
  readonly variant: PreviewVariant
}

export const PREVIEWS_PATH = '/previews/'
/** The length of a SHA-256 in base64url. */
const KEY_LENGTH = 43
const KEY = /^[A-Za-z0-9_-]{43}/

/** Address of the picture of a map on light pages. */
export function previewPath(key: string): string {
  return `${PREVIEWS_PATH}${key}.webp`
}

/** What a file name under `/previews/` means; null when it is none of ours. */
export function parsePreviewName(fileName: string): PreviewName | null {
  if (!KEY.test(fileName)) return null
  const key = fileName.slice(0, KEY_LENGTH)
  const variant = PREVIEW_VARIANTS.find(
    (one) => previewAddress(previewPath(key), one) === `${PREVIEWS_PATH}${fileName}`,
  )
  return variant ? { key, variant } : null
}
