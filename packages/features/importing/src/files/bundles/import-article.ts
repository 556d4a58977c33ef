import { type ArticleContent, type Bundle, exchangePictures, withoutPictures } from '@repo/article-bundle'
import type { UploadResult, uploadPicture } from '@repo/authoring/upload-picture'
import { wholeAddress } from '@repo/authoring/upload-spot-picture'
import type { ApiClient } from '@repo/contract'
import type { RowState } from './bundle-state.ts'
import { withoutForeignPictures } from './foreign-pictures.ts'

export interface ImportPorts {
  readonly api: Pick<ApiClient, 'createRoute' | 'takeOverImage'>
  readonly upload: typeof uploadPicture
  readonly bundle: Pick<Bundle, 'readPicture'>
  /** New addresses by the pictures' names in the file: what was sent is not sent again, for another article or another try. */
  readonly addresses: Map<string, string>
}

interface ImportOptions {
  /** The same for each try, so that a lost answer does not make two articles. */
  readonly key: string
  readonly onProgress: (state: RowState) => void
}

/** Sends the pictures of an article and makes a draft of it. */
export async function importArticle(
  { input, pictures }: ArticleContent,
  { api, upload, bundle, addresses }: ImportPorts,
  { key, onProgress }: ImportOptions,
): Promise<RowState> {
  const missing = new Set<string>()
  for (const [sent, name] of pictures.entries()) {
    onProgress({ kind: 'importing', sent, total: pictures.length })
    const failure = await sendPicture(name, { upload, bundle, addresses })
    if (failure === 'missing') missing.add(name)
    else if (failure) return { kind: 'pictureFailed', failure }
  }
  onProgress({ kind: 'importing', sent: pictures.length, total: pictures.length })
  const withOwn = exchangePictures(withoutPictures(input, missing), (name, host) => {
    const address = addresses.get(name)
    return address !== undefined && host !== '' ? wholeAddress(address) : address
  })
  const { body, left } = await withoutForeignPictures(withOwn, { api, addresses })
  const answer = await api.createRoute({ query: {}, body }, { headers: { 'idempotency-key': key } })
  if (!answer.ok) return { kind: 'failed', error: answer.error }
  return { kind: 'created', id: answer.data.id, missing: missing.size, foreign: left }
}

/** Sends a picture that was not sent yet. @returns null once it is there, `missing` where the file does not have it. */
export async function sendPicture(
  name: string,
  { upload, bundle, addresses }: Pick<ImportPorts, 'upload' | 'bundle' | 'addresses'>,
): Promise<Extract<UploadResult, { ok: false }> | 'missing' | null> {
  if (addresses.has(name)) return null
  const bytes = await bundle.readPicture(name)
  if (!bytes) return 'missing'
  const signal = new AbortController().signal
  const result = await upload(new File([bytes], name, { type: typeOf(name) }), { signal, onProgress: () => {} })
  if (!result.ok) return result
  addresses.set(name, result.file.url)
  return null
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}
const typeOf = (name: string) => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? ''
