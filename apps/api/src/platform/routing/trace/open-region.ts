import { join } from 'node:path'
import { GROUND_FILE, type Ground, openGround } from '@repo/basemap/ground'
import { readDataDate } from '@repo/basemap/streets'
import type { TracedRegion } from './traced-line.ts'

/** Where a set of regions is. */
export interface RegionFolder {
  readonly folder: string
  readonly isInvented: boolean
}

/** What was built of a set of regions beside its tiles. */
export interface OpenRegion {
  /** Null for a set that was built before this was kept. */
  readonly ground: Ground | null
  readonly known: TracedRegion
}

export async function openRegion(version: string, { folder, isInvented }: RegionFolder): Promise<OpenRegion> {
  const ground = await openGround(join(folder, GROUND_FILE))
  return { ground, known: { version, dataDate: readDataDate(folder)?.date ?? null, isInvented } }
}
