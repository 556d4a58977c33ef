import type { FileContestant, Found } from '../contestant.ts'

let worker: Worker
let found: Found

/** The least that a reader can do, in a worker, for GPX and timelines. */
export const scan: FileContestant = {
  start() {
    worker = new Worker('/script/scan-worker', { type: 'module' })
  },
  async read(file) {
    const { promise, resolve, reject } = Promise.withResolvers<Found>()
    worker.onmessage = ({ data }: MessageEvent<Found>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(file)
    found = await promise
  },
  found: () => found,
}
