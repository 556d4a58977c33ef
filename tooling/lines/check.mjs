// Finds lines longer than people read at once. What cannot be broken does not count: the text of strings, templates, expressions
// and addresses. So this is about comments; biome wraps the code.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/paths.mjs'
import { withoutLiterals } from './without-literals.mjs'

const MAX_LENGTH = 140
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css']
/** Below this some sources were not found. */
const LEAST_SOURCES = 1000

const paths = execFileSync('git', ['ls-files', '--', ...SOURCES], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
let violations = 0
for (const path of paths) {
  const source = readFileSync(join(root, path), 'utf8')
  for (const [at, line] of withoutLiterals(source).split('\n').entries()) {
    if ([...line].length <= MAX_LENGTH) continue
    violations += 1
    console.error(`${path}:${at + 1}: longer than ${MAX_LENGTH} characters`)
  }
}
if (paths.length < LEAST_SOURCES)
  console.error(`Only ${paths.length} sources were read; ${LEAST_SOURCES} are expected at least.`)
console.log(`${paths.length} sources, ${violations} violations`)
process.exitCode = violations > 0 || paths.length < LEAST_SOURCES ? 1 : 0
