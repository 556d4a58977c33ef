import { randomId } from '@mishiori/map-document'
import type { MapEditorServices, RouteFileAnswer, RouteFileOptions } from '@mishiori/map-editor'
import { type ReadRefusal, toMapObjects } from '@mishiori/route-files'
import { formatNotes, formatRefusal, objectNames } from '@repo/authoring/file-messages'
import { readInWorker } from '@repo/authoring/read-in-worker'
import { storePictures, withPicturesLeftOut } from '@repo/authoring/store-pictures'
import type { EditorCatalogue } from '../messages/load-editor-messages.ts'
import { readPhoto } from './read-photo.ts'

interface FileHelp {
  readonly t: EditorCatalogue['t']
  /** Stores a photo that knows where it was taken. */
  readonly uploadPhoto: NonNullable<MapEditorServices['uploadImage']>
}

/** Reads a route file off the page's thread, or a photo, and says in the author's language what came of it. */
export async function readRouteFile(file: File, options: RouteFileOptions, help: FileHelp): Promise<RouteFileAnswer> {
  const { signal, onProgress } = options
  const { t, uploadPhoto } = help
  try {
    const result = await readInWorker(file, {
      signal,
      onProgress: ({ readBytes, totalBytes }) => totalBytes && onProgress(readBytes / totalBytes),
    })
    if (!result.ok && isPicture(result.refusal)) return await readPhoto(file, options, { t, uploadPhoto })
    if (!result.ok) return { ok: false, message: formatRefusal(result.refusal, t) }
    const found = toMapObjects(result.file, { createId: randomId, names: objectNames(file, t) })
    const { layers, unstored } = await storePictures(found, options, uploadPhoto)
    return { ok: true, layers, notes: formatNotes(withPicturesLeftOut(found.notes, unstored), t) }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, message: t('file.workerFailed') }
  }
}

const isPicture = ({ code, params }: ReadRefusal) => code === 'file.unsupported_format' && params.format === 'image'
