import { run } from '../lib/run.mjs'

/** Restores a backup, or checks it, for operators. */
export default function restore({ env, args }) {
  return run('node', ['apps/api/src/restore.ts', ...args], { env })
}
