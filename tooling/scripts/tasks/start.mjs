import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildProduct } from '../lib/build-product.mjs'
import { keepRunning } from '../lib/keep-running.mjs'
import { log } from '../lib/log.mjs'
import { root } from '../lib/paths.mjs'

/** Builds what changed and runs the product in production mode until it is stopped. */
export default function start({ env, pnpm }) {
  log('building what changed')
  buildProduct({ env, pnpm })
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
