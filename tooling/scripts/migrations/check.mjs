// Finds migrations that hold up the product while they run, or break the version before, which still runs then.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { createHistory, findBlocking } from './find-blocking.mjs'

const FOLDER = 'apps/api/drizzle'
/** Those before it were merged before this check. */
const FIRST_CHECKED = '0041'
/** Merged, and never edited: an index without entries, as its column is of the same migration. */
const ACCEPTED = new Set(['0041_high_dragon_man.sql:4'])
/** Below this some migrations were not found. */
const LEAST_MIGRATIONS = 42

const names = readdirSync(join(root, FOLDER))
  .filter((name) => name.endsWith('.sql'))
  .sort()
const history = createHistory()
let violations = 0
for (const name of names) {
  const found = findBlocking(readFileSync(join(root, FOLDER, name), 'utf8'), history)
  if (name < FIRST_CHECKED) continue
  for (const { line, problem } of found) {
    if (ACCEPTED.has(`${name}:${line}`)) continue
    violations += 1
    console.error(`${FOLDER}/${name}:${line}: ${problem}`)
  }
}
if (names.length < LEAST_MIGRATIONS)
  console.error(`Only ${names.length} migrations were read; ${LEAST_MIGRATIONS} are expected at least.`)
console.log(`${names.length} migrations, ${violations} violations`)
process.exitCode = violations > 0 || names.length < LEAST_MIGRATIONS ? 1 : 0
