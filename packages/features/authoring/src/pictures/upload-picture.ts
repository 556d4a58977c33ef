import { randomId } from '@mishiori/map-document'
import { type ApiError, createApiClient } from '@repo/contract'
import { browserTransport } from '@repo/web-kit/browser-api'
import { type PictureProblem, toAcceptedPicture } from './accepted-picture.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { type StoredPicture, toStoredPicture } from './stored-picture.ts'

export type UploadResult =
  | { readonly ok: true; readonly file: StoredPicture }
  | { readonly ok: false; readonly problem: PictureProblem }
  | { readonly ok: false; readonly error: ApiError }

export interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: (fraction: number) => void
  /** The same key stores a picture once, however often it is sent. */
  readonly key?: string
}

/** Stores a picture on the server, converted first when its kind is not one that the server takes. */
export async function uploadPicture(
  file: File,
  { signal, onProgress, key = randomId() }: UploadOptions,
): Promise<UploadResult> {
  const accepted = await toAcceptedPicture(file)
  if (!accepted.ok) return accepted
  const body = new FormData()
  body.append('file', accepted.picture, accepted.picture.name)
  const api = createApiClient(browserTransport(fetchWithProgress(onProgress), () => document.cookie))
  const answer = await api.uploadImage({ body }, { signal, headers: { 'idempotency-key': key } })
  return answer.ok ? { ok: true, file: toStoredPicture(answer.data) } : { ok: false, error: answer.error }
}
