import { randomId } from '@mishiori/map-document'
import type { MapEditorServices, RouteFileAnswer, RouteFileOptions } from '@mishiori/map-editor'
import { createRouteFileReader, type ReadRefusal, type RouteFileReader, toMapObjects } from '@mishiori/route-files'
import type { EditorWords } from '../words/load-words.ts'
import { sayNotes, sayRefusal } from './file-words.ts'
import { readPhoto } from './read-photo.ts'
import RouteFileWorker from './route-file.worker.ts?worker'

let reader: RouteFileReader | undefined

/** One worker for the page, started with the first file. One that broke is replaced by the next file. */
function sharedReader(): RouteFileReader {
  if (reader) return reader
  const worker = new RouteFileWorker()
  worker.addEventListener('error', () => {
    reader = undefined
    worker.terminate()
  })
  reader = createRouteFileReader(worker)
  return reader
}

interface FileHelp {
  readonly t: EditorWords['t']
  /** Stores a photo that knows where it was taken. */
  readonly uploadPhoto: NonNullable<MapEditorServices['uploadImage']>
}

/** Reads a route file off the page's thread, or a photo, and says in the author's language what came of it. */
export async function readRouteFile(file: File, options: RouteFileOptions, help: FileHelp): Promise<RouteFileAnswer> {
  const { signal, onProgress } = options
  const { t, uploadPhoto } = help
  try {
    const result = await sharedReader().read(file, {
      signal,
      onProgress: ({ readBytes, totalBytes }) => totalBytes && onProgress(readBytes / totalBytes),
    })
    if (!result.ok && isPicture(result.refusal)) return await readPhoto(file, options, { t, uploadPhoto })
    if (!result.ok) return { ok: false, message: sayRefusal(result.refusal, t) }
    const names = {
      layer: file.name.replace(/\.\w+$/, '') || t('file.layer'),
      spot: (number: number) => t('file.spot', { number }),
      area: (number: number) => t('file.area', { number }),
    }
    const { layerName, objects, notes } = toMapObjects(result.file, { createId: randomId, names })
    return { ok: true, layerName, objects, notes: sayNotes(notes, t) }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, message: t('file.workerFailed') }
  }
}

const isPicture = ({ code, params }: ReadRefusal) => code === 'file.unsupported_format' && params.format === 'image'
