import { type UploadResult, uploadPicture } from '@repo/authoring/upload-picture'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import type { ImportPhoto } from './import-photo.ts'
import type { PhotoAction } from './photo-state.ts'

type SentPhotos =
  /** The addresses on the server, by the photo's id. */
  | { readonly kind: 'sent'; readonly urls: ReadonlyMap<string, string> }
  | { readonly kind: 'unsent'; readonly count: number }
  | { readonly kind: 'stopped' }

interface SendOptions {
  /** Before the photo that is next: how many are done. */
  readonly onNext: (done: number) => void
}

/** Sends photos to the server one after another, none twice. */
export interface Sending {
  readonly send: (photos: readonly ImportPhoto[], options: SendOptions) => Promise<SentPhotos>
  /** Leaves a photo out that is waiting or being sent. */
  readonly cancel: (id: string) => void
  readonly stop: () => void
}

type Upload = typeof uploadPicture

export function useSending(dispatch: Dispatch<PhotoAction>, upload: Upload = uploadPicture): Sending {
  const parts = useRef({ dispatch, upload })
  parts.current = { dispatch, upload }
  const [sending] = useState(() => createSending(() => parts.current))
  useEffect(() => sending.stop, [sending])
  return sending
}

function createSending(parts: () => { readonly dispatch: Dispatch<PhotoAction>; readonly upload: Upload }): Sending {
  const canceled = new Set<string>()
  let current: { readonly id: string; readonly abort: AbortController } | null = null
  let isStopped = false

  async function sendOne({ id, file }: ImportPhoto): Promise<UploadResult | null> {
    const abort = new AbortController()
    current = { id, abort }
    const { dispatch, upload } = parts()
    const onProgress = (fraction: number) =>
      dispatch({ type: 'photo.upload', id, upload: { kind: 'sending', fraction } })
    onProgress(0)
    const unreadable = { ok: false, problem: 'unreadable' } as const
    const result = await upload(file, { signal: abort.signal, onProgress }).catch(() => unreadable)
    current = null
    return abort.signal.aborted ? null : result
  }

  return {
    async send(photos, { onNext }) {
      isStopped = false
      const urls = new Map<string, string>()
      let unsent = 0
      for (const [index, photo] of photos.entries()) {
        const { id } = photo
        onNext(index)
        if (photo.upload.kind === 'stored') urls.set(id, photo.upload.url)
        if (photo.upload.kind === 'stored' || canceled.has(id)) continue
        const result = await sendOne(photo)
        if (isStopped) {
          parts().dispatch({ type: 'photo.upload', id, upload: { kind: 'waiting' } })
          return { kind: 'stopped' }
        }
        if (result === null) continue
        if (result.ok) urls.set(id, result.file.url)
        else unsent++
        parts().dispatch({
          type: 'photo.upload',
          id,
          upload: result.ok ? { kind: 'stored', url: result.file.url } : { kind: 'failed', reason: result },
        })
      }
      return unsent > 0 ? { kind: 'unsent', count: unsent } : { kind: 'sent', urls }
    },
    cancel(id) {
      canceled.add(id)
      if (current?.id === id) current.abort.abort()
    },
    stop() {
      isStopped = true
      current?.abort.abort()
    },
  }
}
