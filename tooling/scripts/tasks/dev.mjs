import { supervise } from '../lib/run.mjs'

/** Runs web and API from their sources: the web reloads in place, the API restarts when its files change. */
export default function dev({ env }) {
  const watched = ['apps/api/src', 'packages/contract/src', 'packages/map-document/src', 'packages/route-files/src']
  return supervise('node', [...watched.map((path) => `--watch-path=${path}`), 'apps/api/src/server.ts', '--dev'], {
    // Each module of the sources is a request of its own.
    env: { RATE_LIMIT_FACTOR: '100', ...env, NODE_ENV: 'development' },
  })
}
