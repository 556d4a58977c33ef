import { type ApiError, PRODUCT_LIMITS } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { DEVICE_LIMITS } from '@repo/web-kit/device-limits'
import type { PictureMessages } from './messages/en-us.ts'
import type { UploadResult } from './upload-picture.ts'

/** Of any catalogue that has the messages for pictures. */
export type PictureTranslator = Translator<PictureMessages>

const MEGABYTE = 1024 * 1024

/** The reason why a picture was not stored, as text. */
export function formatPictureProblem(
  failure: Extract<UploadResult, { ok: false }>,
  t: PictureTranslator,
  formatError: (error: ApiError) => string,
): string {
  if ('error' in failure) {
    if (failure.error.code === 'network') return t('picture.network')
    return failure.error.code === 'auth.login_required' ? t('picture.logIn') : formatError(failure.error)
  }
  switch (failure.problem) {
    case 'tooLarge':
      return t('picture.tooLarge', { max: PRODUCT_LIMITS.imageBytes / MEGABYTE })
    case 'kind':
      return t('picture.kind')
    case 'unreadable':
      return t('picture.unreadable')
    case 'noAccount':
      return t('picture.logIn')
    case 'deviceFull':
      return t('picture.deviceFull', { max: DEVICE_LIMITS.guestPhotos })
  }
}
