import { run } from '../lib/run.mjs'

/** Sends an announcement to all users, for operators. */
export default function announce({ env, args }) {
  return run('node', ['apps/api/src/announce.ts', ...args], { env })
}
