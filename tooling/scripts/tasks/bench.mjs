import { findChromium } from '../lib/chromium.mjs'
import { log } from '../lib/log.mjs'
import { run } from '../lib/run.mjs'

/** Measures the product against bounds taken in the same run. Flags: `--only NAME`, `--all`, `--out FILE`, `--smoke`. */
export default function bench({ env, args }) {
  log('building what is measured')
  const failed = run('turbo', ['run', 'build', '--output-logs=errors-only'], { env })
  if (failed) return failed
  return run('node', ['tooling/bench/src/main.ts', ...args], { env: { ...env, CHROMIUM: findChromium(env) } })
}
