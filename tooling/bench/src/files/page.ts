import type { FileContestant } from './contestant.ts'
import { fitFileParser } from './contestants/fit-file-parser.ts'
import { mishiori } from './contestants/mishiori.ts'
import { mishioriTimeline } from './contestants/mishiori-timeline.ts'
import { scan } from './contestants/scan.ts'
import { togeojsonGpx, togeojsonKml } from './contestants/togeojson.ts'

export const CONTESTANTS = { scan, mishiori, togeojsonGpx, togeojsonKml, fitFileParser, mishioriTimeline }
export type FileContestantName = keyof typeof CONTESTANTS

let large: Blob
let chosen: FileContestant = scan

/** What the harness calls from outside. */
const bench = {
  /** Fetches the files and lets the reader have the small one, so that its start is not measured. */
  async prepare(name: FileContestantName) {
    const fetchFile = async (path: string) => (await fetch(path)).blob()
    large = await fetchFile('/large')
    chosen = CONTESTANTS[name]
    chosen.start()
    await chosen.read(await fetchFile('/small'))
  },
  /** @returns milliseconds from the file to its points in the page. */
  async read() {
    const start = performance.now()
    await chosen.read(large)
    return performance.now() - start
  },
  found: () => chosen.found(),
  first: () => chosen.firstMs?.() ?? null,
}

export type FileBenchPage = typeof bench
Object.assign(window, { bench })
