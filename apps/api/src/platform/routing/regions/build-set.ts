import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildGround } from '@repo/basemap/ground'
import { buildStreets } from '@repo/basemap/streets'
import type { BuildStage } from '../embedded/build-stage.ts'
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
  /** Called with the current step, and its progress, 0 to 1, where that is known. */
  readonly onProgress?: (step: BuildStep, part: number | null) => void
}

/** The stages of the routing tiles, finding a way in them, and drawing the streets for the map. */
export type BuildStep = BuildStage | 'proving' | 'drawing'

/** A set that is finished and proven, but not served yet. */
export interface FinishedSet {
  readonly set: string
  readonly probe: string
  readonly hasElevations: boolean
}

/**
 * Builds a set beside those that are served, routing tiles, streets for the map and what ways say of their ground, and
 * proves that it answers. A process that is killed here leaves only an unused folder; the next build removes it.
 *
 * @throws when a file cannot be used or there is no room.
 */
export async function buildSet({
  folder,
  extracts,
  program,
  onProgress = () => {},
}: BuildSetOptions): Promise<FinishedSet> {
  const { sets, elevation } = regionPaths(folder)
  removeOldSets(folder)
  const set = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
  const unfinished = join(sets, `${UNFINISHED}${process.pid}-${set}`)
  mkdirSync(unfinished, { recursive: true })
  try {
    const files = extracts.map(({ path }) => path)
    const hasElevations = existsSync(elevation) && readdirSync(elevation, { recursive: true }).some(isElevationFile)
    const onStage = (stage: BuildStage) => onProgress(stage, null)
    await buildTiles({ tileFolder: unfinished, files, elevationFolder: elevation, onStage })
    onProgress('proving', null)
    const probe = await findProbe({ program, tileFolder: unfinished })
    await buildStreets({ folder: unfinished, extracts, onProgress: (part) => onProgress('drawing', part) })
    await buildGround({ folder: unfinished, extracts })
    renameSync(unfinished, join(sets, set))
    return { set, probe, hasElevations }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

const isElevationFile = (name: string | Buffer) => /\.hgt(\.gz|\.lz4)?$/.test(String(name))
