import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createEmbeddedEngine,
  type EmbeddedEngine,
  type EngineLimits,
} from '../platform/routing/embedded/embedded-engine.ts'
import type { EngineSetup } from '../platform/routing/embedded/process-supervisor.ts'
import { ensureSet } from '../platform/routing/regions/demo-set.ts'
import { setupOf } from '../platform/routing/regions/tile-set.ts'

export const ROUTING_PROGRAM = fileURLToPath(new URL('../routing-child.ts', import.meta.url))
export const TOWN = fileURLToPath(new URL('../../../../packages/demo-region/assets/town.osm.pbf', import.meta.url))

export interface TownTiles {
  readonly folder: string
  readonly setup: EngineSetup
  delete(): void
}

/** Routing tiles of the demo town in a folder of their own. */
export async function buildTownTiles(): Promise<TownTiles> {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-regions-'))
  const set = await ensureSet({ folder, demoFile: TOWN, program: ROUTING_PROGRAM })
  return {
    folder,
    setup: setupOf(folder, set),
    delete: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface TownEngine {
  readonly engine: EmbeddedEngine
  /** What it complained of. */
  readonly warnings: readonly string[]
}

/** So long it takes on no machine: what a test does not ask about does not end it. */
const PATIENT = { waitMs: 60_000, thinkMs: 60_000 } as const

/** The real engine on them. */
export async function openTownEngine({ setup }: TownTiles, over: Partial<EngineLimits> = {}): Promise<TownEngine> {
  const warnings: string[] = []
  const limits = { ...PATIENT, ...over }
  const engine = createEmbeddedEngine({ program: ROUTING_PROGRAM, onWarning: (text) => warnings.push(text), limits })
  await engine.use(setup)
  return { engine, warnings }
}
