import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './log.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'

const PACKAGES = ['--filter=@repo/api', '--filter=@repo/web']

/** Builds the server and the web pages, as far as they changed; ends the task with what failed. */
export function buildProduct({ env, pnpm }) {
  const [command, args] = existsSync(join(root, '.git'))
    ? ['turbo', ['run', 'build', ...PACKAGES, '--output-logs=errors-only']]
    : [pnpm.command, [...pnpm.args, ...PACKAGES, 'run', 'build']] // Turbo asks Git what changed, and reads all of node_modules without it
  if (run(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }) === 0) return
  run(command, args, { env })
  fail('The build failed; the lines above say where.')
}
