import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStreets } from '@repo/basemap/streets'
import { buildTiles } from '../embedded/build-tiles.ts'
import { findProbe } from './find-probe.ts'
import { removeOldSets, UNFINISHED } from './leftovers.ts'
import { regionPaths } from './tile-set.ts'

interface BuildSetOptions {
  readonly folder: string
  /** Extracts, with the names of their regions. */
  readonly extracts: readonly { readonly name: string; readonly path: string }[]
  /** The program of the engine's process, which proves the result. */
  readonly program: string
  /** Told the part of the streets for the map that is done, 0 to 1. */
  readonly onStreets?: (part: number) => void
}

/** A set that is finished and proven, but not served yet. */
export interface FinishedSet {
  readonly set: string
  readonly probe: string
}

/**
 * Builds a set beside those that are served, routing tiles and streets for the map, and proves that it answers. A process that is killed here leaves only a folder that nobody reads;
 * the next build removes it.
 *
 * @throws when a file cannot be used or there is no room.
 */
export async function buildSet({ folder, extracts, program, onStreets }: BuildSetOptions): Promise<FinishedSet> {
  const { sets } = regionPaths(folder)
  removeOldSets(folder)
  const set = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
  const unfinished = join(sets, `${UNFINISHED}${process.pid}-${set}`)
  mkdirSync(unfinished, { recursive: true })
  try {
    await buildTiles({ tileFolder: unfinished, files: extracts.map(({ path }) => path) })
    const probe = await findProbe({ program, tileFolder: unfinished })
    await buildStreets({ folder: unfinished, extracts, ...(onStreets && { onProgress: onStreets }) })
    renameSync(unfinished, join(sets, set))
    return { set, probe }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}
