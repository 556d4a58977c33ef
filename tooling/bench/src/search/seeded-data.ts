import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { startProduct } from '../server/product-server.ts'
import { seedSearchable } from './seed-searchable.ts'

const CACHE = fileURLToPath(new URL('../../.cache/search/', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../../../apps/api/drizzle/', import.meta.url))
const SEEDERS = ['seed-searchable.ts', 'copy-articles.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)))

/**
 * The data of a product with so many made articles. Kept from run to run, for as long as neither what makes articles and their rows nor the tables
 * change.
 *
 * @returns its folder; a product that runs on it must leave it as it was.
 */
export async function seededData(articles: number, report: (line: string) => void): Promise<string> {
  const version = await versionOfSeed()
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE))
    if (!name.startsWith(`${version}-`)) rmSync(join(CACHE, name), { recursive: true, force: true })
  const folder = join(CACHE, `${version}-${articles}`)
  if (statSync(folder, { throwIfNoEntry: false })) return folder
  const start = performance.now()
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  await seed(unfinished, articles)
  renameSync(unfinished, folder)
  report(`${articles} articles, seeded in ${((performance.now() - start) / 1000).toFixed()} s`)
  return folder
}

async function seed(folder: string, articles: number): Promise<void> {
  const product = await startProduct({}, folder)
  const sql = product.openDatabase()
  try {
    await seedSearchable(sql, folder, articles)
  } finally {
    await sql.end()
    await product.stop()
  }
}

/** Of all code that decides what is seeded, and of the tables. */
async function versionOfSeed(): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: SEEDERS, bundle: true, minify: true, write: false, platform: 'node', format: 'esm' },
    ...{ outdir: CACHE, external: ['postgres'] },
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  for (const name of readdirSync(MIGRATIONS).sort())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 12)
}
