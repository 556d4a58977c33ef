import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProduct } from '@repo/product'
import { build } from 'esbuild'
import type { Report } from '../benchmark.ts'
import { seedSearchable } from './seed-searchable.ts'

const CACHE = fileURLToPath(new URL('../../.cache/search/', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../../../apps/api/drizzle/', import.meta.url))
/** All code that decides what is seeded. */
const SEEDERS = ['seed-searchable.ts', 'copy-articles.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)))

/** Made lines lead along no ways, and a product with an engine would look for them one after another. */
export const WITHOUT_ENGINE = { ROUTING_URL: 'http://127.0.0.1:9' }

/**
 * The data of a product with so many made articles. Kept from run to run, for as long as neither what seeds it nor the
 * tables change.
 *
 * @returns its folder; a product that runs on it must leave it as it was.
 */
export async function seededData(articles: number, report: Report): Promise<string> {
  const version = await versionOfSeed()
  mkdirSync(CACHE, { recursive: true })
  for (const kept of readdirSync(CACHE))
    if (!kept.startsWith(`${version}-`)) rmSync(join(CACHE, kept), { recursive: true, force: true })
  const folder = join(CACHE, `${version}-${articles}`)
  if (statSync(folder, { throwIfNoEntry: false })) return folder
  const start = performance.now()
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  const product = await startProduct(WITHOUT_ENGINE, unfinished)
  const sql = product.openDatabase()
  try {
    await seedSearchable(sql, unfinished, articles)
  } finally {
    await sql.end()
    await product.stop()
  }
  renameSync(unfinished, folder)
  report(`${articles} articles seeded in ${((performance.now() - start) / 1000).toFixed()} s`)
  return folder
}

/** Of the code and of the tables. */
async function versionOfSeed(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: SEEDERS,
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    outdir: CACHE,
    external: ['postgres'],
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 12)
}
