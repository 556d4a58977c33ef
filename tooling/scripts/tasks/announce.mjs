import { run } from '../lib/run.mjs'

/** Announces something to everybody who has an account, for operators. */
export default function announce({ env, args }) {
  return run('node', ['apps/api/src/announce.ts', ...args], { env })
}
