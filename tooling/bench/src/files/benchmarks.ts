import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { type OpenPage, openPage } from '../browser/chromium.ts'
import { bundle, type PageServer, servePages } from '../browser/page-server.ts'
import { type AddedUse, measureProcess } from '../browser/processes.ts'
import { remote } from '../browser/remote.ts'
import { median, takeTurns } from '../stats.ts'
import type { FoundPoints } from './contestant.ts'
import { gpxSample } from './gpx-sample.ts'
import type { FileBenchPage, FileContestantName } from './page.ts'

const ROUNDS = 5
const LARGE_BYTES = 20e6
const SMALL_BYTES = 1e5
const NAMES: readonly FileContestantName[] = ['scan', 'mishiori']
const MEMORY_LIMIT_MB = 50
/** Sums of many thousand numbers, some kept as single precision. */
const TOLERANCE = 1e-6

interface Reading extends AddedUse {
  readonly wallMs: number
  readonly found: FoundPoints
}

async function serveFiles(): Promise<PageServer> {
  const entry = (path: string) => bundle(new URL(path, import.meta.url))
  const scripts = {
    files: await entry('./page.ts'),
    'scan-worker': await entry('./scan-worker.ts'),
    'mishiori-worker': await entry('./mishiori-worker.ts'),
  }
  return servePages(scripts, { '/large.gpx': gpxSample(LARGE_BYTES), '/small.gpx': gpxSample(SMALL_BYTES) })
}

/** Reads the large file once. Processor time and memory are those of the page's process with its worker. */
async function readLarge(open: OpenPage, name: FileContestantName): Promise<Reading> {
  const call = await remote<FileBenchPage>(open)
  await call('prepare', name)
  await open.cdp.send('HeapProfiler.collectGarbage')
  let wallMs = Number.NaN
  const added = await measureProcess(open, async () => {
    wallMs = await call('read')
  })
  return { wallMs, ...added, found: await call('found') }
}

async function readInFreshBrowser(origin: string, name: FileContestantName): Promise<Reading> {
  const open = await openPage(`${origin}/page/files`)
  try {
    const reading = await readLarge(open, name)
    if (open.errors.length > 0) throw new Error(`${name}: ${open.errors.join('; ')}`)
    return reading
  } finally {
    await open.browser.close()
  }
}

/** @throws when two readers found something different. */
export function assertSameFound(bound: FoundPoints, found: FoundPoints): void {
  for (const [name, expected] of Object.entries(bound)) {
    const value = found[name as keyof FoundPoints] // entries lose the keys' type
    if (!(Math.abs(value - expected) <= Math.abs(expected) * TOLERANCE)) {
      throw new Error(`the readers disagree on ${name}: ${expected} and ${value}`)
    }
  }
}

export const gpxBenchmark: Benchmark = {
  name: 'files.gpx-20mb',
  async run(report) {
    const server = await serveFiles()
    try {
      const runs = await takeTurns(NAMES, ROUNDS, async (name) => {
        const reading = await readInFreshBrowser(server.origin, name)
        const { wallMs, cpuMs, memoryMb } = reading
        report(
          `${name}: ${cpuMs.toFixed()} ms of processor, ${wallMs.toFixed()} ms, ${memoryMb?.toFixed(1) ?? '?'} MB added`,
        )
        return reading
      })
      runs.mishiori.forEach(({ found }, round) => {
        const bound = runs.scan[round]
        if (bound) assertSameFound(bound.found, found)
      })
      return toResults(runs)
    } finally {
      server.stop()
    }
  },
}

function toResults({ scan, mishiori }: Readonly<Record<FileContestantName, readonly Reading[]>>) {
  const pair = (key: 'cpuMs' | 'wallMs') => ({
    unit: 'ms',
    value: median(mishiori.map((reading) => reading[key])),
    bound: median(scan.map((reading) => reading[key])),
    target: 2,
  })
  const addedMb = mishiori.flatMap(({ memoryMb }) => memoryMb ?? [])
  return [
    lessIsBetter({ name: 'files.gpx-20mb', ...pair('cpuMs') }),
    lessIsBetter({ name: 'files.gpx-20mb.wall', ...pair('wallMs') }),
    ...(addedMb.length === 0
      ? []
      : [
          lessIsBetter({
            name: 'files.gpx-20mb.memory',
            unit: 'MB',
            value: median(addedMb),
            bound: MEMORY_LIMIT_MB,
            target: 1,
          }),
        ]),
  ]
}
