import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWayFacts } from '@repo/basemap/streets'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { valhallaConfig } from '../embedded/valhalla-config.ts'

const InstalledRegion = Type.Object({
  name: Type.String(),
  /** What the operator named: a file, an address or a name. */
  source: Type.String(),
  /** Of the extract, in `sources`. */
  file: Type.String(),
  bytes: Type.Integer(),
  addedAt: Type.String(),
})
export type InstalledRegion = Static<typeof InstalledRegion>

const CurrentSet = Type.Object({
  format: Type.Literal(1),
  /** Folder below `sets`. */
  set: Type.String({ pattern: '^[a-z0-9-]+$' }),
  /** What a set of the demo town was made from; null for real regions. */
  demo: Type.Union([Type.String(), Type.Null()]),
  regions: Type.Array(InstalledRegion),
  /** A question that these tiles have answered. */
  probe: Type.String(),
  /** Whether the operator had elevations when it was built; absent in sets of before. */
  hasElevations: Type.Optional(Type.Boolean()),
})
/** Which tiles are served. Written whole, so that readers see the old or the new one. */
export type CurrentSet = Static<typeof CurrentSet>

/** The folder of regions among a product's data. */
export const regionsFolderIn = (dataFolder: string) => join(dataFolder, 'regions')

/** Where things lie below the folder of regions. */
export function regionPaths(folder: string) {
  return {
    folder,
    current: join(folder, 'current.json'),
    sets: join(folder, 'sets'),
    sources: join(folder, 'sources'),
    /** Elevations in `.hgt` files of 1 arc second, which an operator may put here. */
    elevation: join(folder, 'elevation'),
  } as const
}

/** Null when nothing was built yet, or by a version that wrote it otherwise. */
export function readCurrentSet(folder: string): CurrentSet | null {
  const { current, sets } = regionPaths(folder)
  if (!existsSync(current)) return null
  const written: unknown = parse(readFileSync(current, 'utf8'))
  return Value.Check(CurrentSet, written) && existsSync(join(sets, written.set)) ? written : null
}

export function writeCurrentSet(folder: string, set: CurrentSet): void {
  const { current } = regionPaths(folder)
  mkdirSync(folder, { recursive: true })
  const unfinished = `${current}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(set, null, 2)}\n`, { flush: true })
  renameSync(unfinished, current)
}

/** How an engine serves a set. */
export function setupOf(
  folder: string,
  {
    set,
    probe,
    hasElevations = false,
    demo = null,
  }: Pick<CurrentSet, 'set' | 'probe' | 'hasElevations'> & {
    demo?: string | null
  },
) {
  const { sets, elevation } = regionPaths(folder)
  const folderOfSet = join(sets, set)
  const config = valhallaConfig(folderOfSet, { elevationFolder: elevation })
  const facts = { folder: folderOfSet, isInvented: demo !== null }
  const ways = readWayFacts(folderOfSet)
  return { version: set, config, probe, ways: ways && { ...ways, hasElevations }, facts }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // a foreign hand wrote it: built again
  }
}
