import { run } from '../lib/run.mjs'

/** Tells everybody who has an account something, for operators. */
export default function announce({ env, args }) {
  return run('node', ['apps/api/src/announce.ts', ...args], { env })
}
