import type { ImageAnswer } from '@mishiori/map-editor'
import type { UploadOptions, UploadResult } from '../../pictures/upload-picture.ts'
import { uploadPicture } from '../../pictures/upload-picture.ts'

/** Stores a picture of a spot. A map keeps whole addresses, so that it can be shown elsewhere too. */
export async function uploadSpotPicture(
  file: File,
  options: UploadOptions,
  formatProblem: (result: Extract<UploadResult, { ok: false }>) => string,
  upload: typeof uploadPicture = uploadPicture,
): Promise<ImageAnswer> {
  const result = await upload(file, options)
  if (!result.ok) return { ok: false, message: formatProblem(result) }
  return { ok: true, url: wholeAddress(result.file.url) }
}

export const wholeAddress = (url: string): string => new URL(url, location.href).href
