import type { FileContestant, FoundSegments } from '../contestant.ts'
import type { ElementsRequest } from '../timeline-elements-worker.ts'

/** Reads the elements of a timeline in a worker and adds them up; nothing of them is kept. */
function elements(reader: ElementsRequest['reader']): FileContestant {
  let worker: Worker
  let found: FoundSegments = { parts: 0, activityMeters: 0 }
  return {
    start() {
      worker = new Worker('/script/timeline-elements-worker', { type: 'module' })
    },
    async read(file) {
      const { promise, resolve, reject } = Promise.withResolvers<FoundSegments>()
      worker.onmessage = ({ data }: MessageEvent<FoundSegments>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage({ file, reader } satisfies ElementsRequest)
      found = await promise
    },
    found: () => found,
  }
}

export const bracketScanner = elements('bracketScanner')
export const streamparser = elements('streamparser')
