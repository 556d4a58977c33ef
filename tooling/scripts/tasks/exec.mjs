import { run } from '../lib/run.mjs'

/** Runs any command with the pinned toolchain, for instance `npm run x -- pnpm outdated`. */
export default function exec({ env, args: [command = 'node', ...args] }) {
  return run(command, args, { env })
}
