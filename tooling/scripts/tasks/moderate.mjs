import { run } from '../lib/run.mjs'

/** Lists, forbids and allows articles, for operators. */
export default function moderate({ env, args }) {
  return run('node', ['apps/api/src/moderate.ts', ...args], { env })
}
