import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { type OpenPage, openPage } from '../browser/chromium.ts'
import { bundle, type PageServer, servePages } from '../browser/page-server.ts'
import { type AddedUse, measureProcess } from '../browser/processes.ts'
import { remote } from '../browser/remote.ts'
import { median, takeTurns } from '../stats.ts'
import type { FoundPoints } from './contestant.ts'
import { gpxSample } from './gpx-sample.ts'
import type { FileBenchPage, FileContestantName, SampleKind } from './page.ts'
import { fitSample, kmlSample } from './samples.ts'

const ROUNDS = 5
const LARGE_BYTES = 20e6
const SMALL_BYTES = 1e5
/** About as many points as 20 MB of GPX have. */
const LARGE_RECORDS = 175_000
const SMALL_RECORDS = 1000
const MEMORY_LIMIT_MB = 50
/** Times faster than the DOM and togeojson on it. */
const FASTER_THAN_DOM = 13
/** Sums of many thousand numbers, some kept as single precision. */
const TOLERANCE = 1e-6

interface Reading extends AddedUse {
  readonly wallMs: number
  readonly found: FoundPoints
}

type Readings<Name extends FileContestantName> = Readonly<Record<Name, readonly Reading[]>>

const SAMPLES = {
  gpx: () => ({ '/large.gpx': gpxSample(LARGE_BYTES), '/small.gpx': gpxSample(SMALL_BYTES) }),
  kml: () => ({ '/large.kml': kmlSample(LARGE_BYTES), '/small.kml': kmlSample(SMALL_BYTES) }),
  fit: () => ({ '/large.fit': fitSample(LARGE_RECORDS), '/small.fit': fitSample(SMALL_RECORDS) }),
}

async function serveFiles(kind: SampleKind): Promise<PageServer> {
  const entry = (path: string) => bundle(new URL(path, import.meta.url))
  const scripts = {
    files: await entry('./page.ts'),
    'scan-worker': await entry('./scan-worker.ts'),
    'mishiori-worker': await entry('./mishiori-worker.ts'),
  }
  return servePages(scripts, SAMPLES[kind]())
}

interface Asked {
  readonly name: FileContestantName
  readonly kind: SampleKind
}

/** Reads the large file once. Processor time and memory are those of the page's process with its worker. */
async function readLarge(open: OpenPage, { name, kind }: Asked): Promise<Reading> {
  const call = await remote<FileBenchPage>(open)
  await call('prepare', name, kind)
  await open.cdp.send('HeapProfiler.collectGarbage')
  let wallMs = Number.NaN
  const added = await measureProcess(open, async () => {
    wallMs = await call('read')
  })
  return { wallMs, ...added, found: await call('found') }
}

async function readInFreshBrowser(origin: string, asked: Asked): Promise<Reading> {
  const open = await openPage(`${origin}/page/files`)
  try {
    const reading = await readLarge(open, asked)
    if (open.errors.length > 0) throw new Error(`${asked.name}: ${open.errors.join('; ')}`)
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

interface Reader<Name extends FileContestantName> {
  readonly kind: SampleKind
  readonly peers: readonly Name[]
  results(runs: Readings<Name | 'mishiori'>): readonly Result[]
}

/** Reads a sample with ours and others in turns, and holds against each other what they found. */
function readingBenchmark<Name extends FileContestantName>(
  benchmarkName: string,
  { kind, peers, results }: Reader<Name>,
): Benchmark {
  return {
    name: benchmarkName,
    async run(report) {
      const server = await serveFiles(kind)
      try {
        const names: readonly (Name | 'mishiori')[] = [...peers, 'mishiori']
        const runs = await takeTurns(names, ROUNDS, async (name) => {
          const reading = await readInFreshBrowser(server.origin, { name, kind })
          const { wallMs, cpuMs, memoryMb } = reading
          const memory = memoryMb?.toFixed(1) ?? '?'
          report(`${name}: ${cpuMs.toFixed()} ms of processor, ${wallMs.toFixed()} ms, ${memory} MB added`)
          return reading
        })
        const [ours] = runs.mishiori
        for (const peer of peers) {
          const [theirs] = runs[peer]
          if (ours && theirs) assertSameFound(theirs.found, ours.found)
        }
        return results(runs)
      } finally {
        server.stop()
      }
    },
  }
}

const medianOf = (readings: readonly Reading[], key: 'cpuMs' | 'wallMs') =>
  median(readings.map((reading) => reading[key]))

/** Our processor time beside another's. */
function beside(name: string, ours: readonly Reading[], other: readonly Reading[], target: number): Result {
  return lessIsBetter({ name, unit: 'ms', value: medianOf(ours, 'cpuMs'), bound: medianOf(other, 'cpuMs'), target })
}

export const gpxBenchmark = readingBenchmark('files.gpx-20mb', {
  kind: 'gpx',
  peers: ['scan', 'togeojsonGpx'],
  results({ scan, togeojsonGpx, mishiori }) {
    const wall = { value: medianOf(mishiori, 'wallMs'), bound: medianOf(scan, 'wallMs'), target: 2 }
    const addedMb = mishiori.flatMap(({ memoryMb }) => memoryMb ?? [])
    const memory = { unit: 'MB', value: median(addedMb), bound: MEMORY_LIMIT_MB, target: 1 }
    return [
      beside('files.gpx-20mb', mishiori, scan, 2),
      lessIsBetter({ name: 'files.gpx-20mb.wall', unit: 'ms', ...wall }),
      beside('files.gpx-20mb.dom', mishiori, togeojsonGpx, 1 / FASTER_THAN_DOM),
      ...(addedMb.length === 0 ? [] : [lessIsBetter({ name: 'files.gpx-20mb.memory', ...memory })]),
    ]
  },
})

export const kmlBenchmark = readingBenchmark('files.kml-20mb', {
  kind: 'kml',
  peers: ['togeojsonKml'],
  results: ({ togeojsonKml, mishiori }) => [beside('files.kml-20mb', mishiori, togeojsonKml, 1)],
})

export const fitBenchmark = readingBenchmark('files.fit', {
  kind: 'fit',
  peers: ['fitFileParser'],
  results: ({ fitFileParser, mishiori }) => [beside('files.fit', mishiori, fitFileParser, 1)],
})
