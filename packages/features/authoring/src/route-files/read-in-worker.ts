import { createRouteFileReader, type RouteFileReader } from '@mishiori/route-files'
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

/** Reads a route file off the page's thread. */
export const readInWorker: RouteFileReader['read'] = (source, options) => sharedReader().read(source, options)
