import { log } from '../lib/log.mjs'
import { run } from '../lib/run.mjs'

/** Kills and stops the database under a running product, and prints what was lost. Flags: see docs/development.md. */
export default function kills({ env, args }) {
  log('building the product')
  const failed = run('turbo', ['run', 'build', '--filter=@repo/api', '--output-logs=errors-only'], { env })
  if (failed) return failed
  return run('node', ['tooling/product/src/kills/kills.ts', ...args], { env })
}
