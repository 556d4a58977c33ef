import { findChromiumForTests } from '../lib/chromium.mjs'
import { log } from '../lib/log.mjs'
import { run } from '../lib/run.mjs'

/** Breaks one part of a cluster after the other under load. Flags: see docs/development.md. */
export default function testCluster({ env, args }) {
  log('building the product')
  const build = ['run', 'build', '--filter=@repo/api', '--filter=@repo/web', '--output-logs=errors-only']
  const failed = run('turbo', build, { env })
  if (failed) return failed
  const CHROMIUM = findChromiumForTests(env)
  return run('node', ['tooling/cluster/src/test-cluster.ts', ...args], { env: { ...env, CHROMIUM } })
}
