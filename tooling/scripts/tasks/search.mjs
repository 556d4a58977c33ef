import { run } from '../lib/run.mjs'

/** Builds the index of a search engine anew, for operators. */
export default function search({ env, args }) {
  return run('node', ['apps/api/src/search.ts', ...args], { env })
}
