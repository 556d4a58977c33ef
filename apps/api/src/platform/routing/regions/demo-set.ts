import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineFolder } from '../embedded/build-tiles.ts'
import { buildSet } from './build-set.ts'
import { type CurrentSet, readCurrentSet, writeCurrentSet } from './tile-set.ts'

/** What the demo town is called among regions. */
const DEMO_REGION = 'demo-town'
/** Raised when its streets have to be drawn anew, or something else is built of it. */
const STREETS = '5'

interface DemoOptions {
  readonly folder: string
  /** The extract of the demo town. */
  readonly demoFile: string
  readonly program: string
}

/** What is served now; on a new machine, or when the demo town has changed, after building the town. */
export async function ensureSet(options: DemoOptions): Promise<CurrentSet> {
  const current = readCurrentSet(options.folder)
  if (current && (current.demo === null || current.demo === demoMark(options.demoFile))) return current
  return serveDemo(options)
}

/** Builds the demo town and serves it, unless real regions were added meanwhile. */
export async function serveDemo({ folder, demoFile, program }: DemoOptions): Promise<CurrentSet> {
  const before = readCurrentSet(folder)?.set
  const finished = await buildSet({ folder, extracts: [{ name: DEMO_REGION, path: demoFile }], program })
  const now = readCurrentSet(folder)
  if (now && now.set !== before) return now
  const set: CurrentSet = { format: 1, ...finished, demo: demoMark(demoFile), regions: [] }
  writeCurrentSet(folder, set)
  return set
}

/** Changes with the town and with what is built of it, and how. */
function demoMark(demoFile: string): string {
  const engine = readFileSync(join(engineFolder() ?? '', 'package.json'))
  return createHash('sha256').update(readFileSync(demoFile)).update(engine).update(STREETS).digest('hex').slice(0, 16)
}
