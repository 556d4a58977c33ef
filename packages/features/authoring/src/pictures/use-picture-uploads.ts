import { randomId } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { useEffect, useRef, useState } from 'react'
import type { StoredPicture } from './stored-picture.ts'
import { type UploadResult, uploadPicture } from './upload-picture.ts'

type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'stored'; readonly file: StoredPicture }
  | { readonly kind: 'failed'; readonly reason: Extract<UploadResult, { ok: false }> }

export interface PictureUpload {
  readonly id: string
  readonly file: File
  readonly state: UploadState
}

export interface PictureUploads {
  readonly uploads: readonly PictureUpload[]
  /** How many of the last chosen were beyond what may be sent at once. */
  readonly surplus: number
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: string) => void
  /** Takes it off the list; what is being sent is given up. */
  readonly remove: (id: string) => void
}

const isPending = ({ state }: PictureUpload) => state.kind === 'waiting' || state.kind === 'sending'

/** Uploads pictures one after the other. Calls `onStored` after each. */
export function usePictureUploads(onStored: (file: StoredPicture) => void): PictureUploads {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const [surplus, setSurplus] = useState(0)
  const sending = useRef<{ readonly id: string; readonly abort: AbortController } | null>(null)

  const setState = (id: string, state: UploadState) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)))
  const send = async ({ id, file }: PictureUpload) => {
    const abort = new AbortController()
    sending.current = { id, abort }
    const onProgress = (fraction: number) => setState(id, { kind: 'sending', fraction })
    const result = await uploadPicture(file, { signal: abort.signal, onProgress }).catch(() => null)
    sending.current = null
    if (abort.signal.aborted) return
    if (result?.ok) onStored(result.file)
    setState(id, result?.ok ? { kind: 'stored', file: result.file } : failureOf(result))
  }
  const next = uploads.find(({ state }) => state.kind === 'waiting')
  useEffect(() => {
    if (!next || sending.current) return
    setState(next.id, { kind: 'sending', fraction: 0 })
    void send(next)
  })
  useEffect(() => () => sending.current?.abort.abort(), [])

  return {
    uploads,
    surplus,
    add(files) {
      const room = Math.max(0, PRODUCT_LIMITS.imagesAtOnce - uploads.filter(isPending).length)
      const taken = files.slice(0, room).map((file) => ({ id: randomId(), file, state: { kind: 'waiting' } }) as const)
      setSurplus(files.length - taken.length)
      setUploads((all) => [...all.filter(({ state }) => state.kind !== 'stored'), ...taken])
    },
    retry: (id) => setState(id, { kind: 'waiting' }),
    remove(id) {
      if (sending.current?.id === id) sending.current.abort.abort()
      setUploads((all) => all.filter((upload) => upload.id !== id))
    },
  }
}

const failureOf = (result: Extract<UploadResult, { ok: false }> | null): UploadState => ({
  kind: 'failed',
  reason: result ?? { ok: false, problem: 'unreadable' },
})
