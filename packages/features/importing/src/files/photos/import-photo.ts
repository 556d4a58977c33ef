import type { PhotoExif } from '@mishiori/route-files/photos'
import type { UploadResult } from '@repo/authoring/upload-picture'

export type PhotoUpload =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly fraction: number }
  /** `url` is that of the server's answer, without a host. */
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'failed'; readonly reason: Extract<UploadResult, { ok: false }> }

/** A photo that was chosen beside the files. */
export interface ImportPhoto {
  readonly id: string
  readonly file: File
  /** Null while it is read. */
  readonly exif: PhotoExif | null
  readonly upload: PhotoUpload
}

export const isSent = ({ upload }: ImportPhoto): boolean => upload.kind === 'stored'
