import { statfsSync } from 'node:fs'
import { RegionProblem } from './region-problem.ts'

/** A set and what is written on the way to it take about this many times the extracts of all its regions. */
const SET_FACTOR = 5
const MIN_ROOM_BYTES = 50 * 1024 ** 2
const GIGABYTE = 1024 ** 3

interface Planned {
  /** Bytes that are copied first. */
  readonly copied: number
  /** Bytes of all extracts that the set is built from. */
  readonly extracts: number
}

/** @throws {RegionProblem} when the disk is too small for what is planned, beside the set that is served meanwhile. */
export function requireRoom(folder: string, { copied, extracts }: Planned): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const needed = copied + extracts * SET_FACTOR + MIN_ROOM_BYTES
  if (free >= needed) return
  throw new RegionProblem(
    `${folder} has ${inGigabytes(free)} GB left, but about ${inGigabytes(needed)} GB are needed while the tiles of all regions are built. Free some space, or point DATA_DIR at a larger disk.`,
  )
}

const inGigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1)
