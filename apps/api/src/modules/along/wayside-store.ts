import { join } from 'node:path'
import { openWayside, readDataDate, type WaysideIndex } from '@repo/basemap/streets'
import type { KnownRegion } from '@repo/contract'
import { type CurrentSet, readCurrentSet, regionPaths } from '../../platform/routing/regions/tile-set.ts'

/** What is known of the ways of the installed regions. */
export interface InstalledWayside {
  readonly index: WaysideIndex
  readonly region: KnownRegion
}

/** So long what was looked up last counts as what is installed. */
const FRESH_MS = 2_000

/** Opens what lies along the ways of the installed regions when it is first asked for, and of others after a change. */
export function createWaysideStore(regionsFolder: string) {
  let served: { readonly set: string | null; readonly wayside: InstalledWayside | null } | null = null
  /** Somebody may still be reading in it. */
  let past: WaysideIndex | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let turn: Promise<void> = Promise.resolve()
  let isClosed = false

  const follow = async () => {
    if (isClosed || performance.now() - lookedAt < FRESH_MS) return
    const set = readCurrentSet(regionsFolder)
    if (!served || served.set !== (set?.set ?? null)) {
      const wayside = set && (await openOf(regionsFolder, set))
      await past?.close()
      past = served?.wayside?.index ?? null
      served = { set: set?.set ?? null, wayside }
    }
    lookedAt = performance.now()
  }
  return {
    /** Null while nothing is installed, and for sets that were built before such places were kept. */
    async current(): Promise<InstalledWayside | null> {
      const mine = turn.then(follow)
      turn = mine.catch(() => {}) // told to whoever asked
      await mine
      return served?.wayside ?? null
    },
    async close(): Promise<void> {
      isClosed = true
      await turn
      await Promise.all([past?.close(), served?.wayside?.index.close()])
      past = null
      served = null
    },
  }
}

async function openOf(regionsFolder: string, { set, demo }: CurrentSet): Promise<InstalledWayside | null> {
  const folder = join(regionPaths(regionsFolder).sets, set)
  const index = await openWayside(folder)
  const date = readDataDate(folder)
  if (!index || !date) {
    await index?.close()
    return null
  }
  return {
    index,
    region: { version: set, dataDate: date.date, dateSource: date.source, isInvented: demo !== null },
  }
}
