import { randomId } from '@mishiori/map-document'
import { titleOfFile, toMapObjects } from '@mishiori/route-files'
import type { PhotoExif } from '@mishiori/route-files/photos'
import { findPictureProblem } from '@repo/authoring/accepted-picture'
import { objectNames } from '@repo/authoring/file-messages'
import { isPhoto } from '@repo/authoring/is-photo'
import { readInWorker } from '@repo/authoring/read-in-worker'
import type { FileMessages } from '@repo/authoring/route-files/messages/en-us'
import type { Translator } from '@repo/i18n'
import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { ImportFileState } from './import-file.ts'
import { itemsOf } from './import-item.ts'
import { chosenItems, EMPTY_IMPORT, type ImportAction, type ImportState, importReducer } from './import-state.ts'
import type { ImportStore } from './import-store.ts'
import { type ImportPhoto, isSent } from './photos/import-photo.ts'
import type { PhotoAction } from './photos/photo-state.ts'

interface FileImportOptions {
  readonly userId: number
  readonly t: Translator<FileMessages>
  readonly store: ImportStore
}

/** An import of files: read one after another off the page's thread, and kept on the device until it is done. */
export function useFileImport({ userId, t, store }: FileImportOptions) {
  const [state, dispatch] = useReducer(importReducer, EMPTY_IMPORT)
  const reading = useReading(dispatch, t)
  const isPersisted = usePersistence(state, dispatch, { userId, store })
  const { files, choices, photoState } = state
  useExif(photoState.photos, dispatch)
  const { read } = reading
  const unread = files.filter((file) => file.state.kind === 'reading')
  useEffect(() => {
    for (const { id, file } of unread) read(id, file)
  }, [unread, read])
  const items = useMemo(() => itemsOf(files), [files])
  const chosen = useMemo(() => chosenItems(items, choices), [items, choices])
  return {
    ...state,
    items,
    chosen,
    isPersisted,
    dispatch,
    add: (added: readonly File[]) => {
      const [photos = [], others = []] = [true, false].map((isPhotoFile) =>
        added.filter((file) => isPhoto(file) === isPhotoFile).map((file) => ({ id: randomId(), file })),
      )
      if (others.length > 0) dispatch({ type: 'added', files: others })
      if (photos.length > 0) dispatch({ type: 'photos.added', photos })
    },
    removeFile: (id: string) => {
      reading.cancel(id)
      dispatch({ type: 'file.removed', id })
    },
    discard: () => {
      for (const { id } of files) reading.cancel(id)
      dispatch({ type: 'discarded' })
      // also when the page is left at the same moment
      store.remove(userId).catch(() => {})
    },
  }
}

export type FileImport = ReturnType<typeof useFileImport>

/** Reads each file once, one after another: all at once they would need the memory of all at once. */
function useReading(dispatch: Dispatch<ImportAction>, t: Translator<FileMessages>) {
  const controllers = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const messages = useRef(t)
  messages.current = t
  const [reading] = useState(() => ({
    read(id: string, file: File) {
      if (controllers.current.has(id)) return
      const controller = new AbortController()
      controllers.current.set(id, controller)
      const { signal } = controller
      const tell = (state: ImportFileState) => signal.aborted || dispatch({ type: 'file.changed', id, state })
      queue.current = queue.current.then(async () => {
        if (signal.aborted) return
        const onFraction = (fraction: number) => tell({ kind: 'reading', fraction })
        tell(await readFile(file, { id, signal, onFraction, t: messages.current }))
      })
    },
    cancel(id: string) {
      controllers.current.get(id)?.abort()
      controllers.current.delete(id)
    },
  }))
  useEffect(() => {
    const { current } = controllers
    return () => {
      for (const controller of current.values()) controller.abort()
      current.clear()
    }
  }, [])
  return reading
}

interface ReadingOptions {
  readonly id: string
  readonly signal: AbortSignal
  readonly onFraction: (fraction: number) => void
  readonly t: Translator<FileMessages>
}

async function readFile(file: File, { id, signal, onFraction, t }: ReadingOptions): Promise<ImportFileState> {
  try {
    const result = await readInWorker(file, {
      signal,
      onProgress: ({ readBytes, totalBytes }) => totalBytes && onFraction(readBytes / totalBytes),
    })
    if (!result.ok) return { kind: 'refused', refusal: result.refusal }
    const names = objectNames(file, t)
    let made = 0
    // the same ids when it is read again, so that what is sent twice is the same
    const { layers, notes, pictures } = toMapObjects(result.file, { createId: () => `${id}-${made++}`, names })
    return { kind: 'read', name: titleOfFile(result.file, names.layer), layers, notes, pictures }
  } catch {
    return { kind: 'refused', refusal: null }
  }
}

interface PersistenceOptions {
  readonly userId: number
  readonly store: ImportStore
}

/** Finds what the device kept of an earlier visit, and keeps what there is now. @returns whether it can. */
function usePersistence(
  state: ImportState,
  dispatch: Dispatch<ImportAction>,
  { userId, store }: PersistenceOptions,
): boolean {
  const [isPersisted, setIsPersisted] = useState(true)
  useEffect(() => {
    let isGone = false
    store
      .find(userId)
      .catch(() => null)
      .then((stored) => isGone || dispatch({ type: 'loaded', stored }))
    return () => {
      isGone = true
    }
  }, [store, userId, dispatch])
  const { isLoaded, files, choices, mode, isThinned, created, photoState } = state
  const { photos, clockOffsetMinutes, labels } = photoState
  const ids = [...files, ...photos.map((photo) => ({ id: `${photo.id}${isSent(photo) ? ' sent' : ''}` }))]
    .map(({ id }) => id)
    .join()
  // How far a file has been read or sent is not kept, only which files there are and which photos are stored.
  useEffect(() => {
    if (!isLoaded) return
    const kept = {
      files: files.map(({ id, file }) => ({ id, file })),
      photos: photos.map(({ id, file, upload }) => ({ id, file, url: upload.kind === 'stored' ? upload.url : null })),
    }
    const writing =
      kept.files.length + kept.photos.length === 0
        ? store.remove(userId)
        : store.write({ userId, ...kept, choices, mode, isThinned, created, clockOffsetMinutes, labels })
    writing.then(
      () => setIsPersisted(true),
      () => setIsPersisted(false),
    )
  }, [isLoaded, ids, choices, mode, isThinned, created, clockOffsetMinutes, labels, store, userId])
  return isPersisted
}

/** Of a photo that this device cannot read. */
const NOTHING: PhotoExif = { hasExif: false, place: null, time: null }

/**
 * Looks at each photo once, one after another, before anything is made smaller or sent: what the server would not take
 * is refused, of the others the Exif data are read.
 */
function useExif(photos: readonly ImportPhoto[], dispatch: Dispatch<PhotoAction>): void {
  const started = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    for (const { id, file, exif } of photos) {
      if (exif || started.current.has(id)) continue
      started.current.add(id)
      queue.current = queue.current.then(async () => {
        const problem = await findPictureProblem(file).catch(() => null)
        if (problem) return dispatch({ type: 'photo.refused', id, problem })
        const read = await import('./photos/read-exif.ts').then(({ readExif }) => readExif(file)).catch(() => NOTHING)
        dispatch({ type: 'photo.read', id, exif: read })
      })
    }
  }, [photos, dispatch])
}
