import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverageCell } from './coverage.ts'
import { decodeColumns, rowOf, UNITS, WAYSIDE_FILE, WAYSIDE_TEXTS_FILE } from './wayside-layout.ts'
import { WAYSIDE_KINDS, type WaysideFacts, type WaysideKind } from './wayside-place.ts'

/** Texts this close in the file are read at once. Bytes. */
const GAP = 4096

/** A part of a row of places, from west to east. */
interface WaysideStretch {
  readonly row: number
  readonly west: number
  readonly east: number
}

/** The places of a set; positions are in memory, what else is known of them stays in a file until it is asked for. */
export interface WaysideIndex {
  readonly count: number
  /** Whether the extracts have anything around this position. */
  covers(lng: number, lat: number): boolean
  /** The first place of a stretch, and the first behind it. */
  range(stretch: WaysideStretch): readonly [from: number, to: number]
  lng(place: number): number
  lat(place: number): number
  kind(place: number): WaysideKind
  facts(places: readonly number[]): Promise<readonly (WaysideFacts & { readonly id: string })[]>
  close(): Promise<void>
}

/** Null for a set that was built before there was such an index, or by another version. */
export async function openWayside(folder: string): Promise<WaysideIndex | null> {
  if (!existsSync(join(folder, WAYSIDE_FILE))) return null
  const bytes = await readFile(join(folder, WAYSIDE_FILE))
  const columns = decodeColumns(new Uint8Array(bytes).buffer)
  if (!columns) return null
  const { lngs, lats, textStarts, kinds } = columns
  const covered = new Set(columns.covered)
  const texts = await open(join(folder, WAYSIDE_TEXTS_FILE))
  const rowAt = (place: number) => rowOf((lats[place] ?? 0) / UNITS)
  /** The first place of a row that is not west of a meridian. */
  const firstFrom = (row: number, lng: number) => {
    let [low, high] = [0, lngs.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const isBefore = rowAt(middle) - row || (lngs[middle] ?? 0) / UNITS - lng
      if (isBefore < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    count: lngs.length,
    covers: (lng, lat) => covered.has(coverageCell(lng, lat)),
    range: ({ row, west, east }) => [firstFrom(row, west), firstFrom(row, east + 1 / UNITS)],
    lng: (place) => (lngs[place] ?? 0) / UNITS,
    lat: (place) => (lats[place] ?? 0) / UNITS,
    kind: (place) => WAYSIDE_KINDS[kinds[place] ?? 0] ?? 'water',
    facts: (places) => readFacts(places, { textStarts, texts }),
    close: () => texts.close(),
  }
}

interface Texts {
  readonly textStarts: Uint32Array
  readonly texts: Awaited<ReturnType<typeof open>>
}

async function readFacts(places: readonly number[], { textStarts, texts }: Texts) {
  const spanOf = (place: number) => [textStarts[place] ?? 0, textStarts[place + 1] ?? 0] as const
  const found = new Map<number, WaysideFacts & { readonly id: string }>()
  const sorted = [...new Set(places)].sort((a, b) => a - b)
  for (let first = 0; first < sorted.length; ) {
    const start = spanOf(sorted[first] ?? 0)[0]
    let last = first
    while (last + 1 < sorted.length && spanOf(sorted[last + 1] ?? 0)[0] - spanOf(sorted[last] ?? 0)[1] < GAP) last++
    const bytes = Buffer.alloc(spanOf(sorted[last] ?? 0)[1] - start)
    await texts.read(bytes, 0, bytes.length, start)
    for (const place of sorted.slice(first, last + 1)) {
      const [from, to] = spanOf(place)
      found.set(place, JSON.parse(bytes.toString('utf8', from - start, to - start))) // our own, written by the build
    }
    first = last + 1
  }
  return places.flatMap((place) => found.get(place) ?? [])
}
