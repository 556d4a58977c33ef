import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type postgres from 'postgres'
import { startProduct } from './product-server.ts'

const CACHES = fileURLToPath(new URL('../../.cache/', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../../../apps/api/drizzle/', import.meta.url))

interface SeedOrder {
  /** The folder of `.cache` that keeps it. */
  readonly cache: string
  readonly name: string
  /** All code that decides what is seeded. */
  readonly seeders: readonly URL[]
  seed(sql: postgres.Sql, folder: string): Promise<void>
  report(line: string): void
}

/**
 * The data of a product that was seeded. Kept from run to run, for as long as neither what seeds it nor the tables change.
 *
 * @returns its folder; a product that runs on it must leave it as it was.
 */
export async function seededFolder({ cache, name, seeders, seed, report }: SeedOrder): Promise<string> {
  const folderOfCache = join(CACHES, cache)
  const version = await versionOf(seeders)
  mkdirSync(folderOfCache, { recursive: true })
  for (const kept of readdirSync(folderOfCache))
    if (!kept.startsWith(`${version}-`)) rmSync(join(folderOfCache, kept), { recursive: true, force: true })
  const folder = join(folderOfCache, `${version}-${name}`)
  if (statSync(folder, { throwIfNoEntry: false })) return folder
  const start = performance.now()
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  await seedProduct(unfinished, seed)
  renameSync(unfinished, folder)
  report(`${name} seeded in ${((performance.now() - start) / 1000).toFixed()} s`)
  return folder
}

async function seedProduct(folder: string, seed: SeedOrder['seed']): Promise<void> {
  const product = await startProduct({}, folder)
  const sql = product.openDatabase()
  try {
    await seed(sql, folder)
  } finally {
    await sql.end()
    await product.stop()
  }
}

/** Of the code and of the tables. */
async function versionOf(seeders: readonly URL[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: seeders.map((url) => fileURLToPath(url)),
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    outdir: CACHES,
    external: ['postgres'],
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 12)
}
