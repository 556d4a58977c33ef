import { randomId } from '@mishiori/map-document'
import type { RouteFileAnswer, RouteFileOptions } from '@mishiori/map-editor'
import { createRouteFileReader, type RouteFileReader, toMapObjects } from '@mishiori/route-files'
import type { EditorWords } from '../words/load-words.ts'
import { sayNotes, sayRefusal } from './file-words.ts'
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

/** Reads a route file off the page's thread and says in the author's language what came of it. */
export async function readRouteFile(
  file: File,
  { signal, onProgress }: RouteFileOptions,
  t: EditorWords['t'],
): Promise<RouteFileAnswer> {
  try {
    const result = await sharedReader().read(file, {
      signal,
      onProgress: ({ readBytes, totalBytes }) => totalBytes && onProgress(readBytes / totalBytes),
    })
    if (!result.ok) return { ok: false, message: sayRefusal(result.refusal, t) }
    const names = {
      layer: file.name.replace(/\.\w+$/, '') || t('file.layer'),
      line: (number: number) => t('file.line', { number }),
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
