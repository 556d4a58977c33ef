import { randomId } from '@mishiori/map-document'
import type { FilePicture } from '@mishiori/route-files'
import { uploadPicture } from '@repo/authoring/upload-picture'
import type { ApiClient, ApiError, Locale } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { useEffect, useRef, useState } from 'react'
import { articlesOf, type ImportedArticle, inputOf, type PhotoDraft } from './import-articles.ts'
import type { CreatedArticle } from './import-store.ts'
import type { ImportMessages } from './messages/en-us.ts'
import { namePlaces, type PlaceNamer } from './photos/name-places.ts'
import { draftOf, findStops, nameStops } from './photos/photo-plan.ts'
import { photoTracks } from './photos/place-photos.ts'
import { type Sending, useSending } from './photos/use-sending.ts'
import { chosenPictures, sendPictures } from './send-pictures.ts'
import type { FileImport } from './use-file-import.ts'

/** Sends the pictures that came in the files, with a way to stop. */
function useFilePictures(upload: typeof uploadPicture) {
  const stored = useRef(new Map<FilePicture, string>())
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  return {
    stop: () => abort.current?.abort(),
    send(imported: FileImport, onNext: (done: number) => void) {
      abort.current = new AbortController()
      return sendPictures(imported, { signal: abort.current.signal, upload, stored: stored.current, onNext })
    },
  }
}

export interface MadeArticle {
  readonly id: number
  readonly title: string
}

export type Creating =
  | { readonly kind: 'idle' }
  /** Photos, before anything is created. */
  | { readonly kind: 'sending'; readonly done: number; readonly total: number }
  /** So many photos are not on the server. */
  | { readonly kind: 'unsent'; readonly count: number }
  | { readonly kind: 'creating'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly done: number; readonly total: number; readonly error: ApiError }
  | { readonly kind: 'created'; readonly articles: readonly MadeArticle[] }

type Api = Pick<ApiClient, 'createRoute'> & PlaceNamer

interface CreatingOptions {
  readonly t: Translator<ImportMessages>
  readonly locale: Locale
  readonly api: () => Api
  /** Sends the photos; the product's own way unless given. */
  readonly upload?: typeof uploadPicture
  /** So many pictures of the files could not be stored. */
  readonly onPicturesLeftOut?: (count: number) => void
}

/**
 * Makes drafts of what was chosen, one after another, once the photos are on the server. What was made is not made
 * again, neither by another try nor after the tab was closed.
 */
export function useCreating(
  imported: FileImport,
  { t, locale, api, upload = uploadPicture, onPicturesLeftOut }: CreatingOptions,
) {
  const [creating, setCreating] = useState<Creating>({ kind: 'idle' })
  const sending = useSending(imported.dispatch, upload)
  const pictures = useFilePictures(upload)
  const create = async () => {
    const photos = await preparePhotos(imported, { t, locale, api: api(), sending, setCreating })
    if (!photos) return null
    const total = chosenPictures(imported).length
    const pictured = await pictures.send(imported, (done) => setCreating({ kind: 'sending', done, total }))
    if (!pictured) {
      setCreating({ kind: 'idle' })
      return null
    }
    const articles = toArticles({ ...imported, chosen: pictured.chosen }, photos.draft, t)
    const made: MadeArticle[] = []
    for (const article of articles) {
      setCreating({ kind: 'creating', done: made.length, total: articles.length })
      const answer = await createOne(article, imported, api())
      if (!answer.ok) {
        setCreating({ kind: 'failed', done: made.length, total: articles.length, error: answer.error })
        return null
      }
      made.push({ id: answer.id, title: article.title })
    }
    setCreating({ kind: 'created', articles: made })
    imported.discard()
    if (pictured.unstored > 0) onPicturesLeftOut?.(pictured.unstored)
    return made
  }
  const stop = () => {
    sending.stop()
    pictures.stop()
  }
  const removePhoto = (id: string) => {
    sending.cancel(id)
    imported.dispatch({ type: 'photo.removed', id })
  }
  return { creating, create, begin: () => setCreating({ kind: 'idle' }), stop, removePhoto }
}

interface Preparing {
  readonly t: Translator<ImportMessages>
  readonly locale: Locale
  readonly api: Api
  readonly sending: Sending
  readonly setCreating: (creating: Creating) => void
}

/** Uploads the photos and requests names of their stops. @returns null when that was cancelled or some uploads failed. */
async function preparePhotos(
  { photoState, chosen, dispatch }: FileImport,
  { t, locale, api, sending, setCreating }: Preparing,
): Promise<{ readonly draft: PhotoDraft | null } | null> {
  const { photos } = photoState
  if (photos.length === 0) return { draft: null }
  const total = photos.length
  const sent = await sending.send(photos, { onNext: (done) => setCreating({ kind: 'sending', done, total }) })
  if (sent.kind !== 'sent') {
    setCreating(sent.kind === 'unsent' ? sent : { kind: 'idle' })
    return null
  }
  setCreating({ kind: 'creating', done: 0, total: 1 })
  const stored = { ...photoState, photos: photos.filter(({ id }) => sent.urls.has(id)) }
  const stops = findStops(stored, photoTracks(chosen))
  const labels = await namePlaces(stops, { chosen, labels: stored.labels }, api)
  dispatch({ type: 'places.named', labels })
  const plan = nameStops(stops, { labels: { ...stored.labels, ...labels }, chosen }, { t, locale })
  return { draft: draftOf(plan, { t, urls: sent.urls }) }
}

function toArticles(
  { chosen, mode, files }: FileImport,
  photos: PhotoDraft | null,
  t: Preparing['t'],
): readonly ImportedArticle[] {
  const names = new Map(files.map(({ id, file, state }) => [id, state.kind === 'read' ? state.name : file.name]))
  return articlesOf(chosen, { mode, photos, titleOf: (fileId) => names.get(fileId) ?? t('import.photo.title') })
}

/** FNV-1a of 32 bits, and the length: tells apart what one person makes of their files. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}:${(hash >>> 0).toString(36)}`
}

type CreateAnswer = { readonly ok: true; readonly id: number } | { readonly ok: false; readonly error: ApiError }

async function createOne(article: ImportedArticle, imported: FileImport, api: Api): Promise<CreateAnswer> {
  const { created, isThinned, dispatch } = imported
  const body = inputOf(article, { isThinned })
  const signature = fingerprint(JSON.stringify(body))
  const known = created.find((other) => other.signature === signature)
  if (known?.articleId) return { ok: true, id: known.articleId }
  const pending: CreatedArticle = { signature, title: article.title, key: known?.key ?? randomId(), articleId: null }
  dispatch({ type: 'article.asked', article: pending })
  const answer = await api.createRoute({ query: {}, body }, { headers: { 'idempotency-key': pending.key } })
  if (!answer.ok) return { ok: false, error: answer.error }
  dispatch({ type: 'article.asked', article: { ...pending, articleId: answer.data.id } })
  return { ok: true, id: answer.data.id }
}
