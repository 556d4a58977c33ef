import { type FileContestant, sum } from '../contestant.ts'
import type { ScannedPoints } from '../scan-tokenizer.ts'

let worker: Worker
let scanned: ScannedPoints

export const scan: FileContestant = {
  start() {
    worker = new Worker('/script/scan-worker', { type: 'module' })
  },
  async read(file) {
    const { promise, resolve, reject } = Promise.withResolvers<ScannedPoints>()
    worker.onmessage = ({ data }: MessageEvent<ScannedPoints>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(file)
    scanned = await promise
  },
  found() {
    const upTo = { to: scanned.points }
    return {
      points: scanned.points,
      latitudeSum: sum(scanned.latitudes, upTo),
      longitudeSum: sum(scanned.longitudes, upTo),
      elevationSumMeters: sum(scanned.elevations, upTo),
      timestampSumMs: sum(scanned.times, upTo),
    }
  },
}
