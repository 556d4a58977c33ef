import { run } from '../lib/run.mjs'

/** Writes a backup of everything people made, for operators. */
export default function backup({ env, args }) {
  return run('node', ['apps/api/src/backup.ts', ...args], { env })
}
