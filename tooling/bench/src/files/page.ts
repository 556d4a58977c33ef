import { mishiori } from './contestants/mishiori.ts'
import { scan } from './contestants/scan.ts'

export const CONTESTANTS = { scan, mishiori }
export type FileContestantName = keyof typeof CONTESTANTS

let large: Blob
let chosen = scan

/** What the harness calls from outside. */
const bench = {
  /** Fetches the files and lets the worker read the small one, so that its start is not measured. */
  async prepare(name: FileContestantName) {
    const fetchFile = async (path: string) => (await fetch(path)).blob()
    large = await fetchFile('/large.gpx')
    chosen = CONTESTANTS[name]
    chosen.start()
    await chosen.read(await fetchFile('/small.gpx'))
  },
  /** @returns milliseconds from the file to its points in the page. */
  async read() {
    const start = performance.now()
    await chosen.read(large)
    return performance.now() - start
  },
  found: () => chosen.found(),
}

export type FileBenchPage = typeof bench
Object.assign(window, { bench })
