import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildStep, buildSet } from './build-set.ts'
import { copyExtract } from './copy-extract.ts'
import { serveDemo } from './demo-set.ts'
import { type Extract, findExtract, REGION_NAME } from './find-extract.ts'
import { removeUnusedSources } from './leftovers.ts'
import { withRegionLock } from './region-lock.ts'
import { explainBuildFailure, RegionProblem } from './region-problem.ts'
import { type InstalledRegion, readCurrentSet, regionPaths, writeCurrentSet } from './tile-set.ts'

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

/** @throws {RegionProblem} when the disk is too small for the planned set, beside the set that is served meanwhile. */
function requireRoom(folder: string, { copied, extracts }: Planned): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const needed = copied + extracts * SET_FACTOR + MIN_ROOM_BYTES
  if (free >= needed) return
  throw new RegionProblem(
    `${folder} has ${inGigabytes(free)} GB left, but about ${inGigabytes(needed)} GB are needed while the tiles of all regions are built. Free some space, or point DATA_DIR at a larger disk.`,
  )
}

const inGigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1)

export interface RegionsOptions {
  readonly folder: string
  readonly demoFile: string
  readonly program: string
  readonly indexUrl: string
  /** Called with the current step, and its progress where that is known. */
  readonly onProgress: (what: RegionStep, part: number | null) => void
}

export type RegionStep = 'copying' | BuildStep | 'switching'

/** An operator's actions on the regions of the routing. Every method throws a {@link RegionProblem} with instructions. */
export function createRegions(options: RegionsOptions) {
  const { folder, onProgress } = options
  const { sources } = regionPaths(folder)
  const installed = (): readonly InstalledRegion[] => readCurrentSet(folder)?.regions ?? []

  /** One graph out of all regions, so that ways cross their borders. */
  const serve = async (regions: readonly InstalledRegion[]) => {
    requireRoom(folder, { copied: 0, extracts: bytesOf(regions) })
    const extracts = regions.map(({ name, file }) => ({ name, path: join(sources, file) }))
    const finished = await buildSet({ ...options, extracts }).catch((error: unknown) => {
      throw explainBuildFailure(error)
    })
    onProgress('switching', null)
    writeCurrentSet(folder, { format: 1, ...finished, demo: null, regions: [...regions] })
  }

  const add = async (text: string, name?: string): Promise<InstalledRegion> => {
    const extract = named(await findExtract(text, options), name)
    const file = `${extract.name.replaceAll('/', '--')}.${Date.now().toString(36)}.osm.pbf`
    const before = installed()
    const others = before.filter(({ name }) => name !== extract.name)
    const replaced = before.filter(({ name }) => name === extract.name)
    const bytes = await copyExtract(extract, {
      to: join(sources, file),
      onProgress: (part) => onProgress('copying', part),
      onSize: (copied) => requireRoom(sources, { copied, extracts: copied + bytesOf(others) }),
    }).catch((error: unknown) => {
      throw explainBuildFailure(error)
    })
    const region = { name: extract.name, source: text, file, bytes, addedAt: new Date().toISOString() }
    try {
      await serve([...others, region])
    } catch (error) {
      rmSync(join(sources, file), { force: true })
      throw error
    }
    for (const other of replaced) rmSync(join(sources, other.file), { force: true })
    return region
  }

  const remove = async (name: string): Promise<void> => {
    const before = installed()
    const region = before.find((one) => one.name === name)
    if (!region) throw new RegionProblem(`There is no region "${name}". Installed: ${namesOf(before)}.`)
    const rest = before.filter((one) => one !== region)
    if (rest.length > 0) await serve(rest)
    else await serveDemo(options)
    rmSync(join(sources, region.file), { force: true })
  }

  const alone = <T>(change: () => Promise<T>) =>
    withRegionLock(folder, () => {
      removeUnusedSources(folder)
      return change()
    })

  return {
    list: installed,
    /** Adds a region, or replaces the one of that name. What is served now stays until the new tiles are proven. */
    add: (text: string, name?: string) => alone(() => add(text, name)),
    /** Without any region left, the demo town comes back. */
    remove: (name: string) => alone(() => remove(name)),
  }
}

export type Regions = ReturnType<typeof createRegions>

function named(extract: Extract, name: string | undefined): Extract {
  if (name === undefined) return extract
  if (!REGION_NAME.test(name)) {
    throw new RegionProblem(`"${name}" is no name. Use small letters, digits and hyphens, as in japan/chubu.`)
  }
  return { ...extract, name }
}

const bytesOf = (regions: readonly InstalledRegion[]) => regions.reduce((sum, { bytes }) => sum + bytes, 0)

const namesOf = (regions: readonly InstalledRegion[]) => regions.map(({ name }) => name).join(', ') || 'none'
