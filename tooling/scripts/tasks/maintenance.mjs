import { run } from '../lib/run.mjs'

/** Closes the product for maintenance and opens it again, for operators. */
export default function maintenance({ env, args }) {
  return run('node', ['apps/api/src/maintenance.ts', ...args], { env })
}
