import { findChromium } from '../lib/chromium.mjs'
import { log } from '../lib/log.mjs'
import { run } from '../lib/run.mjs'

/** Takes the pictures of the tutorial page again, from the current product. */
export default function tutorialPictures({ env }) {
  log('building what is shown')
  const failed = run('turbo', ['run', 'build', '--output-logs=errors-only'], { env })
  if (failed) return failed
  return run('node', ['apps/web/scripts/tutorial-pictures.ts'], { env: { ...env, CHROMIUM: findChromium(env) } })
}
