import { type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { type OpenPage, openPage } from '../browser/chromium.ts'
import { bundle, type PageServer, servePages } from '../browser/page-server.ts'
import { type AddedUse, measureProcess } from '../browser/processes.ts'
import { remote } from '../browser/remote.ts'
import { median, takeTurns } from '../stats.ts'
import type { Found } from './contestant.ts'
import { gpxSample } from './gpx-sample.ts'
import type { FileBenchPage, FileContestantName, SampleKind } from './page.ts'
import { fitSample, kmlSample } from './samples.ts'
import { timelineSample } from './timeline-sample.ts'

const ROUNDS = 5
const LARGE_BYTES = 20e6
const SMALL_BYTES = 1e5
/** About as many points as 20 MB of GPX have. */
const LARGE_RECORDS = 175_000
const SMALL_RECORDS = 1000
const MEMORY_LIMIT_MB = 50
/** Times faster than the DOM and togeojson on it. */
const FASTER_THAN_DOM = 13
const TIMELINE_BYTES = 200e6
/** Reading takes seconds each time. */
const TIMELINE_ROUNDS = 3
const TIMELINE_MEMORY_MB = 100
const FASTER_THAN_STREAMPARSER = 2.5
const FIRST_DAYS_MS = 1000
/** Sums of many thousand numbers, some kept as single precision. */
const TOLERANCE = 1e-6

interface Reading extends AddedUse {
  readonly wallMs: number
  readonly firstMs: number | null
  readonly found: Found
}

type Readings<Name extends FileContestantName> = Readonly<Record<Name, readonly Reading[]>>

const SAMPLES = {
  gpx: () => ({ '/large.gpx': gpxSample(LARGE_BYTES), '/small.gpx': gpxSample(SMALL_BYTES) }),
  kml: () => ({ '/large.kml': kmlSample(LARGE_BYTES), '/small.kml': kmlSample(SMALL_BYTES) }),
  timeline: () => ({ '/large.timeline': timelineSample(TIMELINE_BYTES), '/small.timeline': timelineSample(1e6) }),
  fit: () => ({ '/large.fit': fitSample(LARGE_RECORDS), '/small.fit': fitSample(SMALL_RECORDS) }),
}

async function serveFiles(kind: SampleKind): Promise<PageServer> {
  const entry = (path: string) => bundle(new URL(path, import.meta.url))
  const scripts = {
    files: await entry('./page.ts'),
    'scan-worker': await entry('./scan-worker.ts'),
    'mishiori-worker': await entry('./mishiori-worker.ts'),
    'timeline-elements-worker': await entry('./timeline-elements-worker.ts'),
    'mishiori-timeline-worker': await entry('./mishiori-timeline-worker.ts'),
  }
  return servePages(scripts, SAMPLES[kind]())
}

interface ReadRequest {
  readonly name: FileContestantName
  readonly kind: SampleKind
}

/** Reads the large file once. Processor time and memory are those of the page's process with its worker. */
async function readLarge(open: OpenPage, { name, kind }: ReadRequest): Promise<Reading> {
  const call = await remote<FileBenchPage>(open)
  await call('prepare', name, kind)
  await open.cdp.send('HeapProfiler.collectGarbage')
  let wallMs = Number.NaN
  const added = await measureProcess(open, async () => {
    wallMs = await call('read')
  })
  return { wallMs, ...added, firstMs: await call('first'), found: await call('found') }
}

async function readInFreshBrowser(origin: string, request: ReadRequest): Promise<Reading> {
  const open = await openPage(`${origin}/page/files`)
  try {
    const reading = await readLarge(open, request)
    if (open.errors.length > 0) throw new Error(`${request.name}: ${open.errors.join('; ')}`)
    return reading
  } finally {
    await open.browser.close()
  }
}

/** @throws when two readers found something different. */
export function assertSameFound(bound: Found, found: Found): void {
  const values = new Map(Object.entries(found))
  for (const [name, expected] of Object.entries(bound)) {
    const value = values.get(name) ?? Number.NaN
    if (!(Math.abs(value - expected) <= Math.abs(expected) * TOLERANCE)) {
      throw new Error(`the readers disagree on ${name}: ${expected} and ${value}`)
    }
  }
}

interface Reader<Ours extends FileContestantName, Peer extends FileContestantName> {
  readonly kind: SampleKind
  readonly ours: Ours
  readonly peers: readonly Peer[]
  readonly rounds?: number
  results(runs: Readings<Ours | Peer>): readonly Result[]
}

/** Reads a sample with ours and others in turns, and holds against each other what they found. */
function readingBenchmark<Ours extends FileContestantName, Peer extends FileContestantName>(
  benchmarkName: string,
  { kind, ours: ourName, peers, rounds = ROUNDS, results }: Reader<Ours, Peer>,
): Benchmark {
  return {
    name: benchmarkName,
    async run(report) {
      const server = await serveFiles(kind)
      try {
        const names: readonly (Ours | Peer)[] = [...peers, ourName]
        const runs = await takeTurns(names, rounds, async (name) => {
          const reading = await readInFreshBrowser(server.origin, { name, kind })
          const { wallMs, cpuMs, memoryMb } = reading
          const memory = memoryMb?.toFixed(1) ?? '?'
          report(`${name}: ${cpuMs.toFixed()} ms of processor, ${wallMs.toFixed()} ms, ${memory} MB added`)
          return reading
        })
        const [ours] = runs[ourName]
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

/** Where the system reports it. */
function memoryOf(name: string, readings: readonly Reading[], bound: number): readonly Result[] {
  const addedMb = readings.flatMap(({ memoryMb }) => memoryMb ?? [])
  if (addedMb.length === 0) return []
  return [lessIsBetter({ name: `${name}.memory`, unit: 'MB', value: median(addedMb), bound, target: 1 })]
}

export const gpxBenchmark = readingBenchmark('files.gpx-20mb', {
  kind: 'gpx',
  ours: 'mishiori',
  peers: ['scan', 'togeojsonGpx'],
  results({ scan, togeojsonGpx, mishiori }) {
    const wall = { value: medianOf(mishiori, 'wallMs'), bound: medianOf(scan, 'wallMs'), target: 2 }
    return [
      beside('files.gpx-20mb', mishiori, scan, 2),
      lessIsBetter({ name: 'files.gpx-20mb.wall', unit: 'ms', ...wall }),
      beside('files.gpx-20mb.dom', mishiori, togeojsonGpx, 1 / FASTER_THAN_DOM),
      ...memoryOf('files.gpx-20mb', mishiori, MEMORY_LIMIT_MB),
    ]
  },
})

export const kmlBenchmark = readingBenchmark('files.kml-20mb', {
  kind: 'kml',
  ours: 'mishiori',
  peers: ['togeojsonKml'],
  results: ({ togeojsonKml, mishiori }) => [beside('files.kml-20mb', mishiori, togeojsonKml, 1)],
})

export const fitBenchmark = readingBenchmark('files.fit', {
  kind: 'fit',
  ours: 'mishiori',
  peers: ['fitFileParser'],
  results: ({ fitFileParser, mishiori }) => [beside('files.fit', mishiori, fitFileParser, 1)],
})

export const timelineBenchmark = readingBenchmark('files.timeline-200mb', {
  kind: 'timeline',
  ours: 'mishioriTimeline',
  peers: ['bracketScanner', 'streamparser'],
  rounds: TIMELINE_ROUNDS,
  results({ bracketScanner, streamparser, mishioriTimeline: ours }) {
    const name = 'files.timeline-200mb'
    const wall = { value: medianOf(ours, 'wallMs'), bound: medianOf(bracketScanner, 'wallMs'), target: 1.3 }
    const firstDays = median(ours.map(({ firstMs }) => firstMs ?? Number.NaN))
    return [
      beside(name, ours, bracketScanner, 1.3),
      lessIsBetter({ name: `${name}.wall`, unit: 'ms', ...wall }),
      beside(`${name}.peer`, ours, streamparser, 1 / FASTER_THAN_STREAMPARSER),
      lessIsBetter({ name: `${name}.first-days`, unit: 'ms', value: firstDays, bound: FIRST_DAYS_MS, target: 1 }),
      ...memoryOf(name, ours, TIMELINE_MEMORY_MB),
    ]
  },
})
