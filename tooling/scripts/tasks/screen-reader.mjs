import { findChromium } from '../lib/chromium.mjs'
import { log } from '../lib/log.mjs'
import { run } from '../lib/run.mjs'
import { prepareScreenReader, startScreenReader } from '../lib/screen-reader-desktop.mjs'

/** Goes through the product by keyboard with Orca, and compares what it says. Skipped, aloud, where Orca cannot be had. */
export default async function screenReader({ env, args }) {
  const missing = prepareScreenReader(env)
  if (missing.length > 0) {
    log(`SKIPPED: a screen reader needs ${missing.join(', ')}, which are not here and cannot be installed`)
    return 0
  }
  log('building the product')
  const build = ['run', 'build', '--filter=@repo/api', '--filter=@repo/web', '--output-logs=errors-only']
  const failed = run('turbo', build, { env })
  if (failed) return failed
  const desktop = await startScreenReader(env)
  try {
    const playwright = ['--dir', 'apps/web', 'exec', 'playwright', 'test', '--config', 'screen-reader.config.ts']
    return run('pnpm', [...playwright, ...args], { env: { ...desktop.env, CHROMIUM: findChromium(env) } })
  } finally {
    desktop.end()
  }
}
