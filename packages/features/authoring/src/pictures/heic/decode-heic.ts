import HeicWorker from './heic.worker.ts?worker'
import type { HeicAnswer } from './heic-picture.ts'

/**
 * Reads a HEIC picture where the browser does not, in a worker that is ended with it: its decoder keeps hundreds of
 * megabytes of a large one.
 *
 * @returns null for other files.
 */
export async function decodeHeic(file: File): Promise<ImageBitmap | null> {
  const bytes = await file.arrayBuffer()
  const worker = new HeicWorker()
  try {
    const picture = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data)
      worker.onerror = reject
      worker.postMessage(bytes, [bytes])
    })
    return picture && (await createImageBitmap(new ImageData(picture.data, picture.width, picture.height)))
  } finally {
    worker.terminate()
  }
}
