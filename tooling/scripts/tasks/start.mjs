import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepRunning } from '../lib/keep-running.mjs'
import { fail, log } from '../lib/log.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Builds what changed and runs the product in production mode until it is stopped. */
export default function start({ env }) {
  log('building what changed')
  const build = ['run', 'build', '--filter=@repo/api', '--filter=@repo/web', '--output-logs=errors-only']
  if (run('turbo', build, { env, stdio: ['ignore', 'ignore', 'inherit'] }) !== 0) {
    run('turbo', build, { env })
    fail('The build failed; the lines above say where.')
  }
  log('starting')
  const flags = JSON.parse(readFileSync(join(root, 'apps/api/node-flags.json'), 'utf8'))
  return keepRunning('node', [...flags, join(root, 'apps/api/dist/server.js')], {
    log,
    env: {
      ...env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
    },
  })
}
