import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { readCurrentSet, regionPaths } from './tile-set.ts'

/** What the names of sets begin with while they are built; the id of the process follows. */
export const UNFINISHED = 'unfinished-'

/**
 * Removes what killed builds left behind and sets that are served no more. The newest of those stays: a server may need
 * a moment to leave it.
 */
export function removeOldSets(folder: string): void {
  const { sets } = regionPaths(folder)
  mkdirSync(sets, { recursive: true })
  const served = readCurrentSet(folder)?.set
  const names = readdirSync(sets)
  const dead = names.filter((name) => name.startsWith(UNFINISHED) && !isAlive(Number(name.split('-')[1])))
  const past = names.filter((name) => !name.startsWith(UNFINISHED) && name !== served).sort()
  // The builder of a killed process may still be writing for a moment.
  const options = { recursive: true, force: true, maxRetries: 5 }
  for (const name of [...dead, ...past.slice(0, -1)]) rmSync(join(sets, name), options)
}

/**
 * Removes the extracts, whole and in part, that no installed region is built from: a killed process has left them. Belongs into the lock of
 * the regions, because a region that is being added looks the same. If the installed regions cannot be read, everything is kept.
 */
export function removeUnusedSources(folder: string): void {
  const { current, sources } = regionPaths(folder)
  const set = readCurrentSet(folder)
  if (!existsSync(sources) || (set === null && existsSync(current))) return
  const used = new Set(set?.regions.map(({ file }) => file))
  for (const name of readdirSync(sources)) if (!used.has(name)) rmSync(join(sources, name), { force: true })
}
