import { amount, type Benchmark, lessIsBetter, type Result } from '../benchmark.ts'
import { inPage } from '../browser/chromium.ts'
import { bundle, withPages } from '../browser/page-server.ts'
import { type AddedUse, measureProcess } from '../browser/processes.ts'
import { remote } from '../browser/remote.ts'
import { median, middle, takeTurns } from '../stats.ts'
import type { Found } from './contestant.ts'
import type { FileBenchPage, FileContestantName } from './page.ts'
import { fitSample, gpxSample, kmlSample } from './samples.ts'
import { timelineSample } from './timeline-sample.ts'

const LARGE_BYTES = amount(20e6, 1e5)
const SMALL_BYTES = 1e5
/** About as many points as 20 MB of GPX have. */
const LARGE_RECORDS = amount(175_000, 1000)
const SMALL_RECORDS = 1000
const MEMORY_LIMIT_MB = 50
/** Times faster than the DOM and togeojson on it. */
const FASTER_THAN_DOM = 13
const TIMELINE_BYTES = amount(200e6, 1e6)
/** Reading takes seconds each time. */
const TIMELINE_ROUNDS = 3
const TIMELINE_MEMORY_MB = 100
const FIRST_DAYS_MS = 1000
/** Sums of many thousand numbers, some kept as single precision. */
const TOLERANCE = 1e-6

interface Reading extends AddedUse {
  readonly wallMs: number
  readonly firstMs: number | null
  readonly found: Found
}

const readInFreshBrowser = (page: string, name: FileContestantName): Promise<Reading> =>
  inPage(page, async (open) => {
    const call = await remote<FileBenchPage>(open)
    await call('prepare', name)
    await open.cdp.send('HeapProfiler.collectGarbage')
    let wallMs = Number.NaN
    const added = await measureProcess(open, async () => {
      wallMs = await call('read')
    })
    return { wallMs, ...added, firstMs: await call('first'), found: await call('found') }
  })

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

interface Reader<Name extends FileContestantName> {
  /** A large file, and a small one to begin with. */
  samples(): readonly [large: Uint8Array | string, small: Uint8Array | string]
  /** The last one is ours. */
  readonly readers: readonly Name[]
  readonly rounds?: number
  results(name: string, runs: Readonly<Record<Name, readonly Reading[]>>): readonly Result[]
}

/** Reads a sample with ours and others in turns, and holds against each other what they found. */
function readingBenchmark<Name extends FileContestantName>(name: string, reader: Reader<Name>): Benchmark {
  return {
    name,
    async run(report) {
      const entry = (path: string) => bundle(new URL(path, import.meta.url))
      const scripts = {
        files: await entry('./page.ts'),
        'scan-worker': await entry('./scan-worker.ts'),
        'mishiori-worker': await entry('./mishiori-worker.ts'),
        'mishiori-timeline-worker': await entry('./mishiori-timeline-worker.ts'),
      }
      const [large, small] = reader.samples()
      const readAll = (pageOf: (script: string) => string) =>
        takeTurns(reader.readers, reader.rounds ?? 5, async (who) => {
          const reading = await readInFreshBrowser(pageOf('files'), who)
          const { wallMs, cpuMs, memoryMb } = reading
          const memory = memoryMb?.toFixed(1) ?? '?'
          report(`${who}: ${cpuMs.toFixed()} ms of processor, ${wallMs.toFixed()} ms, ${memory} MB added`)
          return reading
        })
      const runs = await withPages(scripts, readAll, { '/large': large, '/small': small })
      const found = reader.readers.flatMap((who) => runs[who].slice(0, 1).map((reading) => reading.found))
      for (const theirs of found) assertSameFound(theirs, found.at(-1) ?? theirs)
      return reader.results(name, runs)
    },
  }
}

/** A figure of ours beside the same of another. */
function beside(
  name: string,
  ours: readonly Reading[],
  other: readonly Reading[],
  target: number,
  key: 'cpuMs' | 'wallMs' = 'cpuMs',
) {
  const figure = (reading: Reading) => reading[key]
  return lessIsBetter({ name, unit: 'ms', value: middle(ours, figure), bound: middle(other, figure), target })
}

/** Where the system reports it. */
function memoryOf(name: string, readings: readonly Reading[], bound: number): readonly Result[] {
  const addedMb = readings.flatMap(({ memoryMb }) => memoryMb ?? [])
  if (addedMb.length === 0) return []
  return [lessIsBetter({ name: `${name}.memory`, unit: 'MB', value: median(addedMb), bound, target: 1 })]
}

export const fileBenchmarks: readonly Benchmark[] = [
  readingBenchmark('files.gpx-20mb', {
    samples: () => [gpxSample(LARGE_BYTES), gpxSample(SMALL_BYTES)],
    readers: ['scan', 'togeojsonGpx', 'mishiori'],
    results: (name, { scan, togeojsonGpx, mishiori }) => [
      beside(name, mishiori, scan, 2),
      beside(`${name}.wall`, mishiori, scan, 2, 'wallMs'),
      beside(`${name}.dom`, mishiori, togeojsonGpx, 1 / FASTER_THAN_DOM),
      ...memoryOf(name, mishiori, MEMORY_LIMIT_MB),
    ],
  }),
  readingBenchmark('files.kml-20mb', {
    samples: () => [kmlSample(LARGE_BYTES), kmlSample(SMALL_BYTES)],
    readers: ['togeojsonKml', 'mishiori'],
    results: (name, { togeojsonKml, mishiori }) => [beside(name, mishiori, togeojsonKml, 1)],
  }),
  readingBenchmark('files.fit', {
    samples: () => [fitSample(LARGE_RECORDS), fitSample(SMALL_RECORDS)],
    readers: ['fitFileParser', 'mishiori'],
    results: (name, { fitFileParser, mishiori }) => [beside(name, mishiori, fitFileParser, 1)],
  }),
  readingBenchmark('files.timeline-200mb', {
    samples: () => [timelineSample(TIMELINE_BYTES), timelineSample(1e6)],
    readers: ['scan', 'mishioriTimeline'],
    rounds: TIMELINE_ROUNDS,
    results: (name, { scan, mishioriTimeline: ours }) => {
      const value = median(ours.map(({ firstMs }) => firstMs ?? Number.NaN))
      return [
        beside(name, ours, scan, 1.3),
        beside(`${name}.wall`, ours, scan, 1.3, 'wallMs'),
        lessIsBetter({ name: `${name}.first-days`, unit: 'ms', value, bound: FIRST_DAYS_MS, target: 1 }),
        ...memoryOf(name, ours, TIMELINE_MEMORY_MB),
      ]
    },
  }),
]
