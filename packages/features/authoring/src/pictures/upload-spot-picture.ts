import type { ImageAnswer } from '@mishiori/map-editor'
import type { ApiError } from '@repo/contract'
import type { StorePicture } from './device/store-picture.tsx'
import { takeOverPicture } from './take-over-picture.ts'
import type { UploadOptions, UploadResult } from './upload-picture.ts'

/** Stores a picture of a spot. A map keeps whole addresses, so that it can be shown elsewhere too. */
export async function uploadSpotPicture(
  file: File,
  options: UploadOptions,
  formatProblem: (result: Extract<UploadResult, { ok: false }>) => string,
  store: StorePicture,
): Promise<ImageAnswer> {
  const result = await store(file, options)
  if (!result.ok) return { ok: false, message: formatProblem(result) }
  return { ok: true, url: wholeAddress(result.file.url) }
}

/** Stores a picture of a spot that lies on another site. */
export async function takeSpotPictureOver(
  address: string,
  { signal }: Pick<UploadOptions, 'signal'>,
  formatError: (error: ApiError) => string,
  takeOver: typeof takeOverPicture = takeOverPicture,
): Promise<ImageAnswer> {
  const answer = await takeOver(address, { signal })
  return answer.ok
    ? { ok: true, url: wholeAddress(answer.data.url) }
    : { ok: false, message: formatError(answer.error) }
}

export const wholeAddress = (url: string): string => new URL(url, location.href).href
