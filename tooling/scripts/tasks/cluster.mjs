import { log } from '../lib/log.mjs'
import { run } from '../lib/run.mjs'

/** Runs the product as on several machines. Flags: `--port 3000`, `--folder FOLDER`. */
export default function cluster({ env, args }) {
  log('building the product')
  const build = ['run', 'build', '--filter=@repo/api', '--filter=@repo/web', '--output-logs=errors-only']
  return run('turbo', build, { env }) || run('node', ['tooling/cluster/src/main.ts', ...args], { env })
}
