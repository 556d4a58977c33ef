import { run } from '../lib/run.mjs'

/** Moves pictures between the data folder and an object storage, for operators. */
export default function files({ env, args }) {
  return run('node', ['apps/api/src/files.ts', ...args], { env })
}
