import { type Locale, PREVIEW_VARIANTS, type PreviewVariant, previewAddress } from '@repo/contract'

export interface PreviewName {
  /** Names the map that is drawn. */
  readonly key: string
  readonly variant: PreviewVariant
  /** Of its names. */
  readonly locale: Locale
}

const LOCALES = ['ja', 'en-us'] as const satisfies readonly Locale[]
/** Every look in every language. */
const LOOKS = PREVIEW_VARIANTS.flatMap((variant) => LOCALES.map((locale) => ({ variant, locale })))

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
  const look = findLook(previewPath(key), `${PREVIEWS_PATH}${fileName}`)
  return look && { key, ...look }
}

/** The look and language of a picture by its address, and by that of its first look. */
export function findLook(path: string, address: string): Omit<PreviewName, 'key'> | null {
  return LOOKS.find(({ variant, locale }) => previewAddress(path, variant, locale) === address) ?? null
}
